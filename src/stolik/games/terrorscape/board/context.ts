import { getContext, setContext } from "svelte";
import type { Notebook } from "./house/notebook.svelte";

const KEY = Symbol("notebook");

export function setNotebook(notebook: Notebook): void {
  setContext(KEY, notebook);
}

export function getNotebook(): Notebook {
  return getContext<Notebook>(KEY);
}
