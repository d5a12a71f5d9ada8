import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WEB = join(import.meta.dirname, "..");
const GAMES = join(WEB, "../games");

/** The page of a game that has no board of its own. */
const PLAIN = "plain";

/** What pages on their own are built for: each game with a board, and all others together. */
export function games(): string[] {
  return [...readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "board/index.ts"))), PLAIN];
}

/** What a page on its own may do: draw itself. It loads nothing, sends nothing, and runs these scripts alone. */
function policy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return `default-src 'none'; script-src ${hashes.join(" ")}; style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src data:; base-uri 'none'; form-action 'none'`;
}

/** Other alphabets are drawn in the fonts of the reader's system. */
const OTHER_LETTERS = /\/\* [\w-]*(?:cyrillic|greek|vietnamese)[\w-]* \*\/\s*@font-face\s*\{[^}]*\}/g;

/** Builds a page on its own, named after its game: with this game's board alone, and everything in one file. */
export function alone(): Plugin {
  return {
    name: "alone",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => games().includes(name),
    transform(code, id) {
      if (/\.css$/.test(id)) return code.replaceAll(OTHER_LETTERS, "");
      return code.replaceAll("../games/*/", `../games/${this.environment.name}/`);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const all = Object.values(bundle);
        const text = (suffix: string): string =>
          all.flatMap((one) => (one.fileName.endsWith(suffix) ? [String(one.type === "chunk" ? one.code : one.source)] : [])).join("\n");
        const scripts = [readFileSync(join(WEB, "public/start.js"), "utf8"), text(".js").replaceAll("</script", "<\\/script")] as const;
        const parts = {
          policy: `<meta http-equiv="content-security-policy" content="${policy(scripts)}" />`,
          style: `<style>${text(".css")}</style>`,
          start: `<script>${scripts[0]}</script>`,
          script: `<script type="module">${scripts[1]}</script>`,
        };
        const page = text(".html").replaceAll(/<(script|link)[^>]*crossorigin[^>]*>(?:<\/script>)?/g, "");
        for (const name of Object.keys(bundle)) delete bundle[name];
        const source = page.replaceAll(/<!-- (policy|style|start|script) -->/g, (_, part: keyof typeof parts) => parts[part]);
        this.emitFile({ type: "asset", fileName: `${this.environment.name}.html`, source });
      },
    },
  };
}
