/** A part of the page as a file of its own, which needs no server, no script and no font. */

/** The rules of all style sheets, but for fonts: the file has none. */
function rules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join("\n");
}

/** What nobody can press in a file. */
const PRESSED = "label:has(input)";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** The element as a whole document. It is put together as text: in a document of this page, styles written in it would
 * be refused. */
export function documentOf(element: HTMLElement, title: string): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const pressed of copy.querySelectorAll(PRESSED)) pressed.remove();
  for (const button of copy.querySelectorAll("button")) button.inert = true;
  const attributes = [...document.documentElement.attributes].map(({ name, value }) => ` ${name}="${escaped(value)}"`).join("");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  return `<!doctype html>\n<html${attributes}><head>${head}<style>${rules()}</style></head><body>${copy.outerHTML}</body></html>`;
}

/** The file of an element. */
export function fileOf(element: HTMLElement, title: string): File {
  return new File([documentOf(element, title)], `${title.replaceAll(/[/\\:*?"<>|]+/g, "")}.html`, { type: "text/html" });
}

/** Whether this device can hand a file to another program. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Hands the file to another program if the device can, else saves it. */
export async function keep(file: File): Promise<void> {
  if (canShare(file)) {
    try {
      await navigator.share({ files: [file], title: file.name });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
