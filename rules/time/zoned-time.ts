// Local dates and clock times of an IANA zone, through Intl: no fixed offsets, because daylight
// saving may be reintroduced by decree.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * Offsets change only at full quarters of an hour, so one result serves the whole quarter:
 * `formatToParts` is slow.
 */
const QUARTER_MS = 900_000;
const MOST_OFFSETS = 2000;
const offsets = new Map<string, number>();

function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS);
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const start = quarter * QUARTER_MS;
  const offset = readWall(start, timeZone) - start;
  offsets.set(key, offset);
  return offset;
}

/** The local time of an instant, written as if it were UTC, in whole seconds. */
function wallTime(instant: number, timeZone: string): number {
  return Math.floor(instant / 1000) * 1000 + offsetAt(instant, timeZone);
}

function readWall(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant))
    parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The local date (YYYY-MM-DD). */
export function localDate(instant: Date, timeZone: string): string {
  return new Date(wallTime(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Local minutes since midnight. */
export function localMinutes(instant: Date, timeZone: string): number {
  const wall = new Date(wallTime(instant.getTime(), timeZone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 = Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/**
 * The instant that is so many minutes after midnight of a local date; minutes past 1440 continue
 * into later days. Of a repeated clock time the first counts; a skipped one is moved forward by the
 * gap.
 */
export function zonedInstant(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const before = wall - offsetAt(wall - 86_400_000, timeZone);
  if (wallTime(before, timeZone) === wall) return before;
  const after = wall - offsetAt(wall + 86_400_000, timeZone);
  return wallTime(after, timeZone) === wall ? after : before;
}
