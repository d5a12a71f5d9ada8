interface ImportMetaEnv {
  /** Whether the page is built to be on its own (vite.config.ts). */
  readonly ALONE: boolean;
}
