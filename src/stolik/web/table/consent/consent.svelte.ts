import type { ClientMessage, Goals, Proposal, ServerMessage } from "../../net/protocol";

/** How far somebody wants to go back. */
export type Reach = keyof Goals;

/** Milliseconds for which it is said that not everybody has agreed. */
const STAYS = 9000;

/** Taking back further than Undo: what this seat may ask for, and what somebody asks for. */
export class Consent {
  /** Whether the table lets its people take back further than Undo, if all agree. */
  offered = $state(false);
  /** Where this seat could go back to, while it considers that. */
  goals = $state.raw<Goals | null>(null);
  reach = $state<Reach>("answer");
  /** What somebody wants to take back. */
  proposal = $state.raw<Proposal | null>(null);
  /** Whether a proposal has just come to nothing. */
  failed = $state(false);
  #timer = 0;
  /** The number of the proposal that this page has just refused: its end is no news. */
  #refused: number | null = null;
  /** Whether something was taken back since the last view. */
  #taken = false;

  constructor(
    readonly send: (message: ClientMessage) => boolean,
    readonly seq: () => number,
  ) {}

  /** Asks the server how far this seat could go back. */
  open(): void {
    this.#say("look");
  }

  close(): void {
    this.goals = null;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Proposes to go back; alone, it happens. */
  ask(): void {
    this.#say(this.reach);
    this.close();
  }

  agree(agrees: boolean): void {
    if (this.proposal === null) return;
    this.#refused = agrees ? null : this.proposal.number;
    this.send({ seq: this.proposal.number, take_back: agrees ? "agree" : "refuse" });
  }

  /** Whether something has been taken back with this message: then nothing is answered automatically. */
  heard(message: ServerMessage, fresh: boolean): boolean {
    this.offered = message.table?.take_back ?? this.offered;
    if (message.take_back) [this.goals, this.reach] = [message.take_back, "answer"];
    if ([message.chat ?? []].flat().some(({ note }) => note === "taken_back")) this.#taken = true;
    if (!message.view) return false;
    const [before, taken] = [this.proposal, this.#taken && !fresh];
    this.proposal = message.proposal ?? null;
    this.#taken = false;
    if (this.proposal || taken) this.close();
    const refused = before?.said === false || before?.number === this.#refused;
    if (before && !this.proposal && !taken && !fresh && !refused) this.#fail();
    return taken;
  }

  #fail(): void {
    this.failed = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.failed = false), STAYS);
  }

  #say(take_back: Reach | "look"): void {
    this.failed = false;
    this.send({ seq: this.seq(), take_back });
  }
}
