import { Apart } from "./apart.svelte";
import { loadLater } from "./catalogue";

/** What the lobby says of deals, clocks and open tables, which is fetched after the rest of it. */
export const later = new Apart(loadLater);

$effect.root(() => {
  $effect(() => void later.learn().catch(() => null));
});

/** The name of why a deal may be known. */
export function dealName(deal: string): string {
  return later.attribute(`ui-dealt-${deal}`, "name");
}
