import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

export function setTable(table: Table): void {
  setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
