import type { Ref } from "../../../../web/net/protocol";
import { recallFields, remember } from "../../../../web/ui/memory";
import { areMarks, BLANK, cycled, type Notes, type Shade } from "./notes";

/** The Killer's notebook: it never leaves this browser. */
export class Notebook {
  now = $state.raw<Notes>(BLANK);
  /** While the pencil is out, a press on a room writes a note instead of answering. */
  pencil = $state<Ref | null>(null);
  /** The room of the last note. */
  last = $state<Ref | null>(null);

  readonly #key: string;

  constructor(token: string) {
    this.#key = `notes.${token}`;
    this.now = recallFields(this.#key, BLANK, { marks: areMarks });
  }

  mark(room: Ref): void {
    this.last = room;
    if (this.pencil !== null) this.#keep({ ...this.now, marks: cycled(this.now.marks, room, this.pencil) });
  }

  wipe(): void {
    this.#keep({ ...this.now, marks: {} });
  }

  shade(shade: Shade): void {
    this.#keep({ ...this.now, shade });
  }

  reach(reach: boolean): void {
    this.#keep({ ...this.now, reach });
  }

  #keep(notes: Notes): void {
    this.now = notes;
    remember(this.#key, JSON.stringify(notes));
  }
}
