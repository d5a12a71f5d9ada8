import { continued, hasty, type Run } from "./haste";

/** Pixels that a finger may slip between touching and leaving an option. */
const SLIP = 8;

/** Stops presses that were not meant as such: those right after an answer, which would answer the next question, and
 * those of a finger that slipped. `shown` says since when the question is shown. */
export function guarded(shown: () => number): (board: HTMLElement) => () => void {
  return (board) => {
    let run: Run | null = null;
    let touched: PointerEvent | null = null;
    let slipped = false;

    const down = (event: PointerEvent): void => {
      touched = event.pointerType === "mouse" ? null : event;
      slipped = false;
    };
    // The click that follows is said to be where the finger touched, wherever it has left.
    const up = (event: PointerEvent): void => {
      slipped = touched !== null && Math.hypot(event.clientX - touched.clientX, event.clientY - touched.clientY) > SLIP;
    };
    const heed = (event: MouseEvent): void => {
      if (event.detail === 0) return;
      run = continued(run, { x: event.clientX, y: event.clientY, at: performance.now() });
      if (!slipped && !hasty(run, shown())) return;
      event.stopPropagation();
      event.preventDefault();
    };

    board.addEventListener("pointerdown", down, true);
    board.addEventListener("pointerup", up, true);
    board.addEventListener("click", heed, true);
    return () => {
      board.removeEventListener("pointerdown", down, true);
      board.removeEventListener("pointerup", up, true);
      board.removeEventListener("click", heed, true);
    };
  };
}
