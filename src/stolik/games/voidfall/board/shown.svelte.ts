/** Whose House board is open, beside one's own. */
class Shown {
  seat = $state<number | null>(null);
}

export const shown = new Shown();
