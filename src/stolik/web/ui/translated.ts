/** What a browser's translator puts in the place of each text. The page has none of its own. */
const TRANSLATION = "FONT";

interface Translation {
  font: Element;
  /** What the text said when it was translated. */
  said: string;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The text that made room for the translation, which was put there in one go or beside it. */
function replaced(font: Node, put: MutationRecord, taken: readonly MutationRecord[]): Text | undefined {
  const made = taken.find(
    (record) =>
      record.target === put.target &&
      (record === put ||
        record.previousSibling === font ||
        record.nextSibling === font ||
        (record.previousSibling === put.previousSibling && record.nextSibling === put.nextSibling)),
  );
  return [...(made?.removedNodes ?? [])].filter(isText).find((text) => text.parentNode !== put.target && text.data.trim() !== "");
}

/**
 * Keeps a page true while the browser translates it. A translator takes each text away and shows a translation in its
 * place: the page would go on writing to texts that nobody sees, and would leave translations behind. So each text is
 * put back, empty, before its translation. As soon as the page changes or removes the text, the translation goes, and
 * the translator finds the new text.
 */
export function keepTrue(page: Node): void {
  const translations = new WeakMap<Node, Translation>();
  const texts = new WeakMap<Node, Text>();
  const watcher = new MutationObserver((records) => {
    const changed = new Set(records.filter(({ type }) => type === "characterData").map(({ target }) => target as Text));
    for (const text of changed) drop(text, text.data);
    for (const { removedNodes } of records) {
      for (const node of removedNodes) {
        const text = texts.get(node) ?? node;
        if (isText(text)) drop(text, translations.get(text)?.said ?? text.data);
      }
    }
    const taken = records.filter(({ removedNodes }) => [...removedNodes].some(isText));
    for (const put of records) {
      for (const font of put.addedNodes) {
        if (font.nodeName !== TRANSLATION || font.parentNode !== put.target || texts.has(font)) continue;
        const text = replaced(font, put, taken);
        if (text) keep(text, font as Element, changed.has(text));
      }
    }
    watcher.takeRecords(); // of what was done here
  });

  /** Puts a text back before its translation; or instead of it, if the text has changed meanwhile. */
  function keep(text: Text, font: Element, changed: boolean): void {
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    font.before(text);
    if (changed) return font.remove();
    translations.set(text, { font, said: text.data });
    texts.set(font, text);
    text.data = "";
  }

  function drop(text: Text, says: string): void {
    const font = translations.get(text)?.font;
    if (!font) return;
    translations.delete(text);
    texts.delete(font);
    font.remove();
    if (text.data !== says) text.data = says;
  }

  watcher.observe(page, { subtree: true, childList: true, characterData: true });
}
