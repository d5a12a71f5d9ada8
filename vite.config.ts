import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The shell lives in src/stolik/web; each game's board in src/stolik/games/<game>/board is part of the same build.
// Fluent catalogues are imported as text: `import en from "@stolik/text/en.ftl?raw"`.
export default defineConfig({
  root: "src/stolik/web",
  base: "./",
  plugins: [svelte({ configFile: "../../../svelte.config.js" })],
  resolve: { tsconfigPaths: true },
  test: { root: ".", include: ["tests/web/**/*.test.ts"] },
  build: { outDir: "dist", emptyOutDir: true, target: ["chrome111", "edge111", "firefox125", "safari16.4"] },
  server: {
    fs: { allow: ["../../.."] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
