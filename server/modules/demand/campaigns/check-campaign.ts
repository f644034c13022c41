// Checks what a campaign's schema cannot express: criteria, bids, time zones and hours; each
// problem says how to fix it.
import { type Criteria } from "../../../../domain/criteria/criteria.ts";
import type { CriteriaLookups } from "../../../../domain/criteria/criteria-limits.ts";
import { parseCriteria } from "../../../../domain/criteria/parse-criteria.ts";
import type { BidAdjustment } from "../../../../domain/distribution/bidder.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import { TIERS, TIMINGS } from "../../../../domain/lead/vocabulary.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";
import { type CheckedCampaign, type CompleteCampaign, scheduleOf } from "./campaign-document.ts";

type Note = (field: string, message: string, code?: string) => void;

/** Checks a complete document. Fields in problems are JSON pointers into it. */
export function checkCampaign(
  document: CompleteCampaign,
  lookups: CriteriaLookups,
): Result<CheckedCampaign, FieldError[]> {
  const problems: FieldError[] = [];
  const note: Note = (field, message, code = "invalid") => {
    problems.push({ field, code, message });
  };
  const criteria = readCriteria(document, lookups, note);
  if (document.exclusive_bid_cents === null && document.shared_bid_cents === null) {
    note(
      "/exclusive_bid_cents",
      "Enter a bid for exclusive leads, for shared ones, or for both.",
      "missing",
    );
  }
  if (document.name.trim() === "") note("/name", "Enter a name.");
  const adjustments = readAdjustments(document, note);
  checkSchedule(document, note);
  if (criteria === null || problems.length > 0) return refuse(problems);
  return ok({ document, criteria, adjustments, schedule: scheduleOf(document.schedule) });
}

function readCriteria(
  document: CompleteCampaign,
  lookups: CriteriaLookups,
  note: Note,
): Criteria | null {
  const parsed = parseCriteria(document.criteria, lookups);
  if (parsed.ok) return parsed.value;
  for (const problem of parsed.error)
    note(`/criteria${problem.pointer}`, problem.message, problem.code);
  return null;
}

function readAdjustments(document: CompleteCampaign, note: Note): BidAdjustment[] {
  const seen = new Set<string>();
  return document.adjustments.flatMap(
    ({ by, value, basis_points: percent }, index): BidAdjustment[] => {
      const field = `/adjustments/${index}`;
      const key = `${by}:${value}`;
      if (seen.has(key)) note(field, "Adjust the bid for each value once.", "duplicate");
      seen.add(key);
      if (by === "county_fips") {
        if (!/^\d{5}$/.test(value))
          note(`${field}/value`, 'Send a five-digit county FIPS code, for example "06067".');
        return [{ by, value, percent }];
      }
      if (by === "tier") {
        const tier = TIERS.find((known) => known === value);
        if (tier === undefined) note(`${field}/value`, `Choose one of ${TIERS.join(", ")}.`);
        return tier === undefined ? [] : [{ by, value: tier, percent }];
      }
      const timing = TIMINGS.find((known) => known === value);
      if (timing === undefined) note(`${field}/value`, `Choose one of ${TIMINGS.join(", ")}.`);
      return timing === undefined ? [] : [{ by, value: timing, percent }];
    },
  );
}

/** Hours of one day must not overlap: a minute would count twice for even pacing. */
function checkSchedule(document: CompleteCampaign, note: Note): void {
  const { time_zone: timeZone, hours = [] } = document.schedule;
  if (!isTimeZone(timeZone))
    note("/schedule/time_zone", "Choose an IANA time zone, for example America/Los_Angeles.");
  hours.forEach((span, index) => {
    const field = `/schedule/hours/${index}`;
    if (span.close_minute <= span.open_minute)
      note(
        `${field}/close_minute`,
        "Choose an end after the start. For hours past midnight, use two days.",
      );
    const clash = hours.findIndex(
      (other, at) =>
        at < index &&
        other.weekday === span.weekday &&
        other.open_minute < span.close_minute &&
        span.open_minute < other.close_minute,
    );
    if (clash >= 0) note(field, `Choose hours that don't overlap those at ${clash}.`, "duplicate");
  });
}
