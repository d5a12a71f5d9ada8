/** What is heard at this table. The sounds themselves are loaded after the first press, when the board can be used. */
import type { Entry, Question, Ref, View } from "../../net/protocol";
import type { Player } from "../../sound/player";
import type { Weight } from "../board";
import { settings, type Volume } from "../settings.svelte";

const VOLUMES: Readonly<Record<Volume, number>> = { quiet: 0.35, medium: 0.65, loud: 1 };
const PRESSES = ["pointerdown", "pointerup", "keydown"] as const;

/** From where a thing on the board is heard: -1 is the left edge of the window, 1 the right one. */
function where(thing: Ref): number {
  const box = document.querySelector(`main [data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
  return box ? Math.max(-1, Math.min(1, (2 * (box.left + box.width / 2)) / window.innerWidth - 1)) : 0;
}

class Hearing {
  #game = "";
  #view: View | null = null;
  #player: Player | null = null;
  #loading = false;
  /** The phase in which a secret question has sounded. */
  #secretly = "";

  /** A table of this game is shown. */
  begin(game: string): void {
    this.#game = game;
    for (const press of PRESSES) window.addEventListener(press, this.#pressed, { passive: true });
    document.addEventListener("visibilitychange", this.#hidden);
  }

  end(): void {
    for (const press of PRESSES) window.removeEventListener(press, this.#pressed);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#player?.leave();
    [this.#game, this.#view, this.#player, this.#secretly] = ["", null, null, ""];
  }

  /** The settings may have changed. */
  follow(): void {
    const { heard, now } = settings;
    this.#player?.set(heard === "off" ? 0 : VOLUMES[now.volume], heard === "all");
    if (navigator.userActivation?.hasBeenActive) void this.#load();
  }

  /** The soundscape follows what the table shows. */
  feel(view: View): void {
    this.#view = view;
    this.#player?.feel(view);
  }

  tell(lines: readonly Entry[], weight: Weight): void {
    this.#player?.tell(lines, weight);
  }

  /** Somebody in the room may count what is heard: a secret question sounds once in a phase, its answers do not. */
  asked({ secret }: Question, phase: string): void {
    if (!secret || this.#secretly !== phase) this.#player?.sign("turn");
    if (secret) this.#secretly = phase;
  }

  sent(question: Question | null): void {
    if (!question?.secret) this.#player?.sign("sent");
  }

  over(): void {
    this.#player?.over();
  }

  readonly #pressed = (): void => {
    if (this.#player) this.#player.wake();
    else if (navigator.userActivation?.hasBeenActive) void this.#load();
  };

  readonly #hidden = (): void => this.#player?.hide(document.hidden);

  async #load(): Promise<void> {
    const game = this.#game;
    if (this.#player || this.#loading || !game || settings.heard === "off") return;
    this.#loading = true;
    try {
      const { Player, soundsOf } = await import("../../sound/player");
      const sounds = await soundsOf(game);
      if (game === this.#game) this.#player = new Player(sounds, where);
    } catch {
      // A table without sound is still a table: it is tried again with the next press.
    }
    this.#loading = false;
    if (this.#view) this.feel(this.#view);
    this.follow();
  }
}

export const hearing = new Hearing();
