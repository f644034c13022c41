// Judges sources: silence, and rates of acceptance, returns and contacts.
import type pg from "pg";
import type { Trials } from "../../../../domain/alerts/rate-band.ts";
import { acceptRateRule } from "../../../../domain/alerts/kinds/accept-rate.ts";
import { contactRateRule } from "../../../../domain/alerts/kinds/contact-rate.ts";
import { returnRateRule } from "../../../../domain/alerts/kinds/return-rate.ts";
import { sourceQuietRule } from "../../../../domain/alerts/kinds/source-quiet.ts";
import { type Judged, type Settings, judgeBy, judgedAs } from "./judged.ts";
import { acceptedByDay, ratesOfDays } from "./rate-figures.ts";
import type { HourTable } from "./read-hours.ts";
import type { SettledDays } from "./read-source-days.ts";
import type { SourceDay } from "./source-days.store.ts";
import { type WatchedSource, listWatchedSources } from "./watched.store.ts";

interface SupplyFacts {
  readonly table: HourTable;
  /** Null while the days are still counted. */
  readonly settled: SettledDays | null;
  readonly settings: Settings;
  readonly atMs: number;
}

/** The judgments of the sources that may send leads. */
export async function judgeSupply(pool: pg.Pool, facts: SupplyFacts): Promise<readonly Judged[]> {
  const sources = await listWatchedSources(pool);
  return sources.flatMap((source) => [
    ...judgeLeads(source, facts),
    ...(facts.settled === null ? [] : judgeSales(source, facts.settled, facts)),
  ]);
}

const aboutSource = ({ id, account_id: accountId }: WatchedSource) =>
  ({ subjectKind: "source", subjectId: id, accountId }) as const;

function judgeLeads(
  source: WatchedSource,
  { table: { lead, hourMs }, settings, atMs }: SupplyFacts,
): readonly Judged[] {
  const hours = lead.get(source.id);
  if (hours === undefined) return [];
  const about = aboutSource(source);
  // Before it could send, it was not silent.
  const sinceMs = Math.min(source.since.getTime(), atMs);
  const lastMs = hours.lastMs === null ? null : Math.max(hours.lastMs, sinceMs);
  const silence = { hours: hours.counts, lastMs, hourMs };
  const accepted = acceptedByDay(hours, hourMs, atMs);
  return [
    ...judgedAs(
      { ...about, kind: "source_quiet" },
      judgeBy(sourceQuietRule, settings.source_quiet, silence, atMs),
    ),
    ...judgedAs(
      { ...about, kind: "accept_rate" },
      judgeBy(acceptRateRule, settings.accept_rate, accepted, atMs),
    ),
  ];
}

const NO_TRIALS: Trials = { count: 0, of: 0 };

function judgeSales(
  source: WatchedSource,
  { days, bySource, untilMs }: SettledDays,
  { settings, atMs }: SupplyFacts,
): readonly Judged[] {
  const own = bySource.get(source.id);
  if (own === undefined) return [];
  const ratesOf = (trials: (day: SourceDay) => Trials) =>
    ratesOfDays(
      days.map((name) => {
        const day = own.get(name);
        return day === undefined ? NO_TRIALS : trials(day);
      }),
      untilMs,
    );
  const about = aboutSource(source);
  const returned = ratesOf((day) => ({ count: day.returned, of: day.sales }));
  const reached = ratesOf((day) => ({ count: day.reached, of: day.worked }));
  return [
    ...judgedAs(
      { ...about, kind: "return_rate" },
      judgeBy(returnRateRule, settings.return_rate, returned, atMs),
    ),
    ...judgedAs(
      { ...about, kind: "contact_rate" },
      judgeBy(contactRateRule, settings.contact_rate, reached, atMs),
    ),
  ];
}
