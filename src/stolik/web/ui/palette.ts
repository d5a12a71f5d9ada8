/** The colours of a game for lobby and shell; the default ones if left out. */
export interface Palette {
  accent?: string;
  /** Lights in the sky. */
  left?: string;
  right?: string;
  above?: string;
}

/** Sets the colours of a game for the whole page. */
export function applyPalette(palette: Palette = {}): void {
  const { accent, left, right, above } = palette;
  const lighter = (by: number): string | undefined => accent && `color-mix(in oklab, ${accent}, white ${by}%)`;
  const colours = {
    "--accent": accent,
    "--accent-soft": lighter(36),
    "--lit": lighter(22),
    "--sky-left": left,
    "--sky-right": right,
    "--sky-above": above,
  };
  const { style } = document.documentElement;
  for (const [name, colour] of Object.entries(colours)) {
    if (colour) style.setProperty(name, colour);
    else style.removeProperty(name);
  }
}
