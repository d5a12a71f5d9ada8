const HOUR = 60;
const DAY = 24 * HOUR;

/** So many minutes as one says them: in minutes up to an hour, in hours up to two days, then in days. */
export function lasting(minutes: number, language: string): string {
  const [unit, length] = minutes < HOUR ? ["minute", 1] : minutes < 2 * DAY ? ["hour", HOUR] : ["day", DAY];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(minutes / length));
}
