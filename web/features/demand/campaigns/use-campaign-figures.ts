// What campaigns bought: in the chosen period, and in each window that caps count in, by the
// campaign's id.
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { type Shown, useAnswer } from "../../../lib/documents/use-documents.ts";
import { type CapWindow, type ReportSpan, windowSpan } from "./periods.ts";

export interface Bought {
  readonly leads: number;
  readonly spendCents: number;
  readonly returned: number;
}
export type BoughtById = ReadonlyMap<string, Bought>;

type Report = AnswerOf<"GET /v1/reports/groups">;
export const NOTHING_BOUGHT: Bought = { leads: 0, spendCents: 0, returned: 0 };

/**
 * Undefined until the server has answered. A campaign that is absent bought nothing. With an id,
 * only that campaign is requested.
 */
export function useBought(
  span: ReportSpan,
  campaignId?: string,
): Shown<Report> & {
  readonly now: BoughtById | undefined;
  readonly before: BoughtById | undefined;
} {
  const shown = useAnswer("GET /v1/reports/groups", {
    query: { by: "campaign", campaign_id: campaignId, from: span.from, to: span.to },
  });
  return {
    ...shown,
    now: shown.value === undefined ? undefined : byId(shown.value, "current"),
    before: shown.value === undefined ? undefined : byId(shown.value, "previous"),
  };
}

/** What was bought in each window that is now, by the clock of one zone. */
export function useWindows(zone: string): Readonly<Record<CapWindow, BoughtById | undefined>> {
  const nowMs = Date.now();
  return {
    day: useBought(windowSpan("day", zone, nowMs)).now,
    week: useBought(windowSpan("week", zone, nowMs)).now,
    month: useBought(windowSpan("month", zone, nowMs)).now,
    total: useBought(windowSpan("total", zone, nowMs)).now,
  };
}

function byId({ groups }: Report, which: "current" | "previous"): BoughtById {
  return new Map(
    groups.map(({ id, [which]: figures }) => [
      id,
      {
        leads: figures.sales ?? 0,
        spendCents: figures.spend_cents ?? 0,
        returned: figures.returned ?? 0,
      },
    ]),
  );
}
