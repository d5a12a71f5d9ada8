import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { EnvironmentOptions, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { alone, games } from "./src/stolik/web/exported/alone.ts";
import { firstWords, signFirst } from "./src/stolik/web/first_words.ts";

/** What the lobby needs before it is drawn and other pages need too: one file of it has fewer bytes than many. */
const SHARED =
  /web\/(App|Logo|lobby\/(name|tables|Picture|covers?|offer)|net\/offline|ui\/(Sky|letters|palette|translated|controls\/(LanguageSwitch|Pick|Segments|Switch))|words\/packs)/;

/** Files up to this size fit in one packet anyway. */
const PACKET = 1400;

/** Writes compressed forms beside each file of text: `app.js.br`, `app.js.gz`. Fonts are compressed already, and the
 * page itself is small and made for the path it is asked at. */
function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(css|js|json|svg)$/.test(file)) continue;
        const path = join(folder, file);
        const plain = readFileSync(path);
        if (plain.length <= PACKET) continue;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: size }));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

const TARGET = ["chrome111", "edge111", "firefox125", "safari16.4"];

/** A page on its own: one file with everything in it. */
const ALONE: EnvironmentOptions = {
  consumer: "client",
  define: { "import.meta.env.ALONE": "true" },
  build: {
    outDir: "dist/exported",
    emptyOutDir: false,
    copyPublicDir: false,
    target: TARGET,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: Infinity,
    rolldownOptions: {
      input: "src/stolik/web/exported/index.html",
      output: { codeSplitting: false },
      checks: { pluginTimings: false },
    },
  },
};

// The shell lives in src/stolik/web; each game's board in src/stolik/games/<game>/board is part of the same build.
// Fluent catalogues are imported as text: `import page from "@stolik/text/en/page.ftl?raw"`.
// Beside the page that a server sends, a page on its own is built for each game, which `stolik replay --export` fills.
export default defineConfig({
  root: "src/stolik/web",
  base: "./",
  plugins: [svelte({ configFile: "../../../svelte.config.js" }), firstWords(), signFirst(), compress(), alone()],
  define: { "import.meta.env.ALONE": "false" },
  resolve: { tsconfigPaths: true },
  test: { root: ".", include: ["tests/web/**/*.test.ts"] },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: TARGET,
    // How long plugins take is of no use to somebody who installs this.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED }] } },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ["client", ...games()]) await build(environments[name]!);
    },
  },
  environments: Object.fromEntries(games().map((game) => [game, ALONE])),
  server: {
    fs: { allow: ["../../.."] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
