import { continued, hasty, type Run } from "./haste";

/** Pixels that a finger may slip between touching and leaving an option. */
const SLIP = 8;

/** Stops presses that were not meant as such: those right after an answer, which would answer the next question, and
 * those of a finger that slipped. `shown` says since when the question is shown. */
export function guarded(shown: () => number): (board: HTMLElement) => () => void {
  return (board) => {
    let run: Run | null = null;
    let touched: PointerEvent | null = null;

    const down = (event: PointerEvent): void => {
      touched = event.pointerType === "mouse" ? null : event;
    };
    const slipped = (event: MouseEvent): boolean =>
      touched !== null && Math.hypot(event.clientX - touched.clientX, event.clientY - touched.clientY) > SLIP;
    const heed = (event: MouseEvent): void => {
      if (event.detail === 0) return;
      run = continued(run, { x: event.clientX, y: event.clientY, at: performance.now() });
      if (!slipped(event) && !hasty(run, shown())) return;
      event.stopPropagation();
      event.preventDefault();
    };

    board.addEventListener("pointerdown", down, true);
    board.addEventListener("click", heed, true);
    return () => {
      board.removeEventListener("pointerdown", down, true);
      board.removeEventListener("click", heed, true);
    };
  };
}
