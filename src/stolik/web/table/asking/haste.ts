/** Presses at one spot in quick succession are one run: a second press may send what the first has picked, but a third
 * must not answer the question that comes next. */

/** Milliseconds between two presses of a run: what systems take for a double click. */
const QUICK = 500;
/** Pixels. */
const NEAR = 24;

export interface Press {
  x: number;
  y: number;
  /** When, in milliseconds. */
  at: number;
}

/** Where and when a run of presses began, and its last press. */
export interface Run {
  began: number;
  last: Press;
}

/** The run a press belongs to: the one before, if it is near and soon enough, else a new one. */
export function continued(run: Run | null, press: Press): Run {
  const follows =
    run !== null && press.at - run.last.at < QUICK && Math.hypot(press.x - run.last.x, press.y - run.last.y) < NEAR;
  return { began: follows ? run.began : press.at, last: press };
}

/** Whether the press was meant for what was there before: its run began before `shown`, and it is not its first. */
export function hasty(run: Run, shown: number): boolean {
  return run.began < run.last.at && run.began < shown;
}
