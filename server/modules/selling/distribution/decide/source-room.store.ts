// Reads how many leads a source with a daily cap can still take today.
import { localMoment } from "../../../../../domain/distribution/calendar.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { SourceTerms } from "../arrive/arrival.ts";

export interface SourceRoom {
  /** Leads that the source can still take today; null without a daily cap. */
  readonly left: number | null;
  /** When its next day begins, in epoch milliseconds. */
  readonly nextDayMs: number;
}

/** The source's room at `atMs`, by the days of `timeZone`, which is the network's. */
export async function findRoom(
  db: Queryable,
  { id, dailyCap }: Pick<SourceTerms, "id" | "dailyCap">,
  timeZone: string,
  atMs: number,
): Promise<SourceRoom> {
  const { starts, nextDayMs } = localMoment(timeZone, atMs);
  if (dailyCap === null) return { left: null, nextDayMs };
  const {
    rows: [day],
  } = await db.query<{ day_leads: number }>(
    "select day_leads from source_state where source_id = $1 and day_start_ms = $2",
    [id, starts.day],
  );
  return { left: Math.max(0, dailyCap - (day?.day_leads ?? 0)), nextDayMs };
}
