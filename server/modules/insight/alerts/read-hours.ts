// Lays out what came by the hour, for each source and buyer. Days that are over do not change, so
// that a process reads each of them once and keeps it.
import type pg from "pg";
import { HOURS_KEPT } from "../../../../domain/alerts/rhythm.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { addDays } from "../../../../domain/reports/pivot/days.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { dayAt, findBounds, findFirstDay, listSummedDays } from "../pivot/index.ts";
import { type HourKind, type RowHours, readRowHours, readSummedHours } from "./hours.store.ts";

const HOURS_PER_DAY = 24;
const DAYS_KEPT = HOURS_KEPT / HOURS_PER_DAY;
const KINDS: readonly HourKind[] = ["lead", "sale"];

/** What came of one source or buyer, by hours before the present one. */
export interface Hours {
  readonly counts: Float64Array;
  readonly accepted: Float64Array;
  /** When the last one came, as far as is known; null without one. */
  readonly lastMs: number | null;
}

export interface HourTable {
  /** By the id of the source. */
  readonly lead: ReadonlyMap<string, Hours>;
  /** By the id of the buyer. */
  readonly sale: ReadonlyMap<string, Hours>;
  /** The beginning of the present hour, epoch milliseconds. */
  readonly hourMs: number;
}

export type HourReader = (timeZone: string, atMs: number) => Promise<HourTable>;

/** Builds the reader of one process; it keeps the days of six weeks. */
export function createHourReader(pool: pg.Pool): HourReader {
  let kept: KeptDays | null = null;
  return async (timeZone, atMs) => {
    const today = dayAt(timeZone, atMs);
    const first = addDays(today, -DAYS_KEPT);
    const until = await firstUnsummed(pool, timeZone, { first, today });
    const name = `${timeZone} ${first} ${until}`;
    if (kept?.name !== name) kept = await readKept(pool, name, { first, until });
    const [bounds] = await findBounds(pool, timeZone, [until]);
    const moment = localMoment(timeZone, atMs);
    const layout = {
      hourNumber: hourNumberOf(today) + Math.floor((moment.minute * MINUTE_MS) / HOUR_MS),
      hourMs: moment.starts.hour,
    };
    const span = { timeZone, fromMs: bounds?.fromMs ?? atMs, untilMs: atMs };
    const table = { lead: new Map<string, Hours>(), sale: new Map<string, Hours>() };
    for (const kind of KINDS) {
      for (const [id, days] of kept[kind]) table[kind].set(id, turned(days, kept.base, layout));
      for (const row of await readRowHours(pool, kind, span)) lay(table[kind], row, layout, atMs);
    }
    return { ...table, hourMs: layout.hourMs };
  };
}

const hourNumberOf = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) / DAY_MS) * HOURS_PER_DAY;

/** Hours of one source or buyer in the order of time, from the first kept day on. */
interface DayRow {
  readonly counts: Float64Array;
  readonly accepted: Float64Array;
}

interface KeptDays extends Readonly<Record<HourKind, ReadonlyMap<string, DayRow>>> {
  readonly name: string;
  /** The number of the first hour. */
  readonly base: number;
}

/** Reads all days that are summed, once a day. */
async function readKept(
  pool: pg.Pool,
  name: string,
  { first, until }: { readonly first: string; readonly until: string },
): Promise<KeptDays> {
  const days: string[] = [];
  for (let day = first; day < until; day = addDays(day, 1)) days.push(day);
  const base = hourNumberOf(first);
  const kept = { lead: new Map<string, DayRow>(), sale: new Map<string, DayRow>() };
  for (const kind of KINDS)
    for (const row of days.length === 0 ? [] : await readSummedHours(pool, kind, days)) {
      const own = kept[kind].get(row.id) ?? emptyRow();
      kept[kind].set(row.id, own);
      const offset = hourNumberOf(row.day) - base;
      for (const [place, hour] of row.hours.entries()) {
        own.counts[offset + hour] = row.counts[place] ?? 0;
        own.accepted[offset + hour] = row.accepted[place] ?? 0;
      }
    }
  return { ...kept, name, base };
}

const emptyRow = (): DayRow => ({
  counts: new Float64Array(HOURS_KEPT),
  accepted: new Float64Array(HOURS_KEPT),
});

interface Layout {
  /** Hours of the zone's clock since 1970, of the present hour. */
  readonly hourNumber: number;
  readonly hourMs: number;
}

/** The same hours, backwards from the present one. */
function turned(days: DayRow, base: number, { hourNumber, hourMs }: Layout): Hours {
  const hours = emptyRow();
  let last = -1;
  for (let at = 0; at < HOURS_KEPT; at += 1) {
    const back = hourNumber - base - at;
    if (back < 0 || back >= HOURS_KEPT) continue;
    const count = days.counts[at] ?? 0;
    hours.counts[back] = count;
    hours.accepted[back] = days.accepted[at] ?? 0;
    if (count > 0) last = back;
  }
  // Of a sum only the hour is known: silence counts from its end.
  return { ...hours, lastMs: last === -1 ? null : hourMs - (last - 1) * HOUR_MS };
}

function lay(table: Map<string, Hours>, row: RowHours, { hourNumber }: Layout, atMs: number): void {
  const known = table.get(row.id) ?? { ...emptyRow(), lastMs: null };
  const dayHour = hourNumberOf(row.day);
  for (const [place, hour] of row.hours.entries()) {
    const back = hourNumber - (dayHour + hour);
    if (back < 0 || back >= HOURS_KEPT) continue;
    known.counts[back] = (known.counts[back] ?? 0) + (row.counts[place] ?? 0);
    known.accepted[back] = (known.accepted[back] ?? 0) + (row.accepted[place] ?? 0);
  }
  const lastMs = Math.max(known.lastMs ?? 0, Math.min(row.last.getTime(), atMs));
  table.set(row.id, { ...known, lastMs });
}

/** The first day that is read from rows: not summed yet, and not before the first lead. */
async function firstUnsummed(
  pool: pg.Pool,
  timeZone: string,
  { first, today }: { readonly first: string; readonly today: string },
): Promise<string> {
  const summed = new Set(await listSummedDays(pool, first, today));
  const firstLead = (await findFirstDay(pool, timeZone)) ?? today;
  let day = firstLead > first ? firstLead : first;
  while (day < today && summed.has(day)) day = addDays(day, 1);
  return day < today ? day : today;
}
