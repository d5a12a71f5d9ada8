/** A part of the page as a file of its own, which needs no server, no script and no other file: its letters are in it. */

const allRules = (): CSSRule[] => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

/** The rules of all style sheets, but for fonts. */
function rules(): string {
  return allRules()
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join("\n");
}

const unquoted = (family: string): string => family.trim().replaceAll(/["']/g, "");

async function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The fonts of an element that the page has loaded, as rules with the fonts in them. One that cannot be fetched is left
 * out: the next of its family list serves. */
async function fonts(element: HTMLElement): Promise<string> {
  const used = new Set([element, ...element.querySelectorAll("*")].map((one) => unquoted(getComputedStyle(one).fontFamily.split(",")[0] ?? "")));
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(({ family, unicodeRange }) => `${unquoted(family)} ${unicodeRange}`));
  const faces = allRules().filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const wanted = faces.filter(({ style }) => {
    const family = unquoted(style.getPropertyValue("font-family"));
    return used.has(family) && loaded.has(`${family} ${style.getPropertyValue("unicode-range") || "U+0-10FFFF"}`);
  });
  const whole = wanted.map(async (face) => {
    const url = /url\("?([^")]+)"?\)/.exec(face.cssText)?.[1] ?? "";
    try {
      const found = await fetch(new URL(url, face.parentStyleSheet?.href ?? document.baseURI));
      return found.ok ? face.cssText.replace(url, await dataUrl(await found.blob())) : "";
    } catch {
      return "";
    }
  });
  return (await Promise.all(whole)).join("\n");
}

/** What nobody can press in a file. */
const PRESSED = "label:has(input)";

/** The file is paper to its edges. */
const PAGE = "html, body { background: #faf6ec; }";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** The element as a whole document. It is put together as text: in a document of this page, styles written in it would
 * be refused. */
async function documentOf(element: HTMLElement, title: string): Promise<string> {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const pressed of copy.querySelectorAll(PRESSED)) pressed.remove();
  for (const button of copy.querySelectorAll("button")) button.inert = true;
  const attributes = [...document.documentElement.attributes].map(({ name, value }) => ` ${name}="${escaped(value)}"`).join("");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  return `<!doctype html>\n<html${attributes}><head>${head}<style>${await fonts(element)}\n${rules()}\n${PAGE}</style></head><body>${copy.outerHTML}</body></html>`;
}

/** The file of an element. */
export async function fileOf(element: HTMLElement, title: string): Promise<File> {
  return new File([await documentOf(element, title)], `${title.replaceAll(/[/\\:*?"<>|]+/g, "")}.html`, { type: "text/html" });
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
