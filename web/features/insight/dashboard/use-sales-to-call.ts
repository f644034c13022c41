// Reads the leads to call: those whose call-back is due, and the purchases of the last days that
// were not reached yet.
import { useState } from "react";
import { CALLABLE_RETURNS, TO_CALL } from "../../../../domain/sales/outcome.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { useAddress, wordParameter } from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { queryOf } from "../../../lib/documents/documents.ts";
import { useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import type { Team } from "../../people/team/index.ts";
import { QUEUE_DAYS, type Sale } from "./call-cells.tsx";
import { queueOf } from "./call-groups.ts";

export const WHOSE = ["all", "mine", "unassigned"] as const;
export const WHO = { who: wordParameter(WHOSE, "all") };

/** The most rows of the queue. */
const SHOWN = 8;
/** Some of those that are read may be called only later. */
const READ = 2 * SHOWN;

/**
 * The queue in its order. `count`: how many leads it has, also beyond those; undefined until it is
 * known. `isNarrowed`: only the leads of one member of the team are asked for. `shown` is the
 * request for the newest purchases, with its state.
 */
export function useSalesToCall(team: Team, nowMs: number) {
  // Rounded to the hour, so that the queries stay the same while the clock goes on.
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const soon = new Date(hourMs + HOUR_MS).toISOString();
  const [since] = useState(() => new Date(hourMs - QUEUE_DAYS * DAY_MS).toISOString());
  const [{ who }] = useAddress(WHO);
  const ofWhom: readonly Where[] =
    !team.isTeam || who === "all"
      ? []
      : [["assignee", "eq", who === "mine" ? team.userId : "unassigned"]];
  const callable: readonly Where[] = [["return_status", "in", CALLABLE_RETURNS], ...ofWhom];
  const sold: readonly Where[] = [
    ["status", "eq", "sold"],
    ["callback_at", "lte", soon],
    ...callable,
  ];
  const due = useDocuments("sales", {
    where: [["callback", "eq", "set"], ...sold],
    order: "callback_at",
    limit: READ,
  });
  const shown = useDocuments("sales", {
    where: [["sold_at", "gte", since], ["outcome", "in", TO_CALL], ...sold],
    order: "-sold_at",
    limit: READ,
  });
  const others = useAnswer("GET /v1/leads/totals", {
    query: queryOf({
      where: [
        ["result", "eq", "kept"],
        ["callback", "eq", "none"],
        ["bought_at", "gte", since],
        ["outcome", "in", TO_CALL],
        ...callable,
      ],
    }),
  }).value;
  const read = [...(due.value ?? []), ...(shown.value ?? [])].filter(
    (sale): sale is Sale => sale.view === "buyer",
  );
  const queue = queueOf(read, nowMs);
  const dueCount = queue.filter(({ lead }) => lead.sale.callback_at !== null).length;
  return {
    shown,
    sales: queue.slice(0, SHOWN),
    count: others === undefined ? undefined : others.leads + dueCount,
    isFromCache: shown.isFromCache || due.isFromCache,
    isNarrowed: ofWhom.length > 0,
  };
}
