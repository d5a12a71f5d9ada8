import type { Ref } from "../../../../web/net/protocol";
import type { Notes as Kept } from "../../../../web/table/notes/notes.svelte";
import { forget, recall, recallFields } from "../../../../web/ui/memory";
import { areMarks, BLANK, cycled, noteOf, notesIn, SHADING, type Notes, type Shade } from "./notes";

/** The Killer's notebook: a part of the notes of his seat. */
export class Notebook {
  /** While the pencil is out, a press on a room writes a note instead of answering. */
  pencil = $state<Ref | null>(null);
  /** The room of the last note. */
  last = $state<Ref | null>(null);

  readonly #kept: Kept;
  readonly now: Notes = $derived.by(() => notesIn(this.#kept.all));

  constructor(kept: Kept, token: string) {
    this.#kept = kept;
    this.#takeOver(`notes.${token}`);
  }

  mark(room: Ref): void {
    this.last = room;
    if (this.pencil !== null) this.#write(room, cycled(this.now.marks, room, this.pencil));
  }

  wipe(): void {
    for (const room of Object.keys(this.now.marks)) this.#write(room, {});
  }

  shade(shade: Shade): void {
    this.#shading({ ...this.now, shade });
  }

  reach(reach: boolean): void {
    this.#shading({ ...this.now, reach });
  }

  /** What this browser still has from the time before notes were kept with the game. */
  #takeOver(key: string): void {
    if (recall(key) === null) return;
    const old = recallFields(key, BLANK, { marks: areMarks });
    for (const room of Object.keys(old.marks)) if (!(room in this.now.marks)) this.#write(room, old.marks);
    if (!(SHADING in this.#kept.all)) this.#shading(old);
    forget(key);
  }

  #write(room: Ref, marks: Notes["marks"]): void {
    const here = marks[room];
    this.#kept.write(noteOf(room), here ? JSON.stringify(here) : "");
  }

  #shading({ shade, reach }: Notes): void {
    this.#kept.write(SHADING, JSON.stringify({ shade, reach }));
  }
}
