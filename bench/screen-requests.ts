// Lists the requests behind dashboards, lists and reports, for each role, as the screens send them.
import { DAY_MS } from "../domain/time.ts";

/** How many days a dashboard shows; it compares them with as many before. */
export const SHOWN_DAYS = 14;

export interface ScreenRequest {
  readonly role: "admin" | "advertiser" | "affiliate";
  readonly name: string;
  readonly path: string;
}

/** What the paths name: one campaign of the buyer, one source of the affiliate. */
export interface Named {
  readonly campaignId: string;
  readonly sourceId: string;
  /** A state that the buyer buys in. */
  readonly state: string;
}

/** The requests, with the last `SHOWN_DAYS` days before `nowMs` as their period. */
export function screenRequests(nowMs: number, named: Named): readonly ScreenRequest[] {
  const sinceText = new Date(nowMs - SHOWN_DAYS * DAY_MS).toISOString();
  const span = `from=${sinceText}&to=${new Date(nowMs).toISOString()}`;
  const of =
    (role: ScreenRequest["role"]) =>
    ([name, path]: readonly [string, string]): ScreenRequest => ({ role, name, path });
  return [
    ...adminRequests(span, sinceText, named).map(of("admin")),
    ...buyerRequests(span, sinceText, nowMs, named).map(of("advertiser")),
    ...affiliateRequests(span, sinceText, named).map(of("affiliate")),
  ];
}

type Requests = readonly (readonly [name: string, path: string])[];

/** A condition of a list as a parameter. */
const where = (condition: string): string => `where=${encodeURIComponent(condition)}`;

function adminRequests(span: string, since: string, { state }: Named): Requests {
  return [
    ["dashboard: key figures", `/v1/reports/overview?${span}`],
    ["dashboard: volume by day", `/v1/reports/series?metric=volume&${span}`],
    ["dashboard: open returns", `/v1/returns?${where("status,eq,filed")}`],
    ["first run", "/v1/first-run"],
    ["report: funnel", `/v1/reports/funnel?${span}`],
    ["report: by buyer", `/v1/reports/groups?by=buyer&${span}`],
    ["report: by state", `/v1/reports/states?metric=volume&${span}`],
    ["report: feedback", `/v1/reports/feedback?${span}`],
    ["report: balances", "/v1/reports/balances"],
    ["leads: first page", "/v1/leads"],
    ["leads: one state", `/v1/leads?${where(`state,in,${state}`)}`],
    ["leads: by score", "/v1/leads?order=-score_total"],
    ["leads: totals of the period", `/v1/leads/totals?${where(`received_at,gte,${since}`)}`],
    ["sales: first page", "/v1/sales"],
    ["returns: first page", "/v1/returns"],
    ["earnings: first page", "/v1/earnings"],
  ];
}

function buyerRequests(
  span: string,
  since: string,
  nowMs: number,
  { campaignId, state }: Named,
): Requests {
  const soon = new Date(nowMs).toISOString();
  const toCall = [
    where("status,eq,sold"),
    where(`callback_at,lte,${soon}`),
    where("return_status,in,none,declined,withdrawn"),
  ].join("&");
  const bought = where(`bought_at,gte,${since}`);
  return [
    ["dashboard: key figures", `/v1/reports/overview?${span}`],
    ["dashboard: spend by day", `/v1/reports/series?metric=spend&${span}`],
    [
      "dashboard: call-backs due",
      `/v1/sales?${where("callback,eq,set")}&${toCall}&order=callback_at&limit=16`,
    ],
    [
      "dashboard: new leads to call",
      `/v1/sales?${where(`sold_at,gte,${since}`)}&${where("outcome,in,new,attempted")}&${toCall}` +
        "&limit=16",
    ],
    ["dashboard: leads to call, counted", `/v1/leads/totals?${bought}&${where("result,eq,kept")}`],
    ["first run", "/v1/first-run"],
    ["report: by campaign", `/v1/reports/groups?by=campaign&${span}`],
    ["leads: first page", "/v1/leads?order=-bought_at"],
    ["leads: one state", `/v1/leads?${where(`state,in,${state}`)}&order=-bought_at`],
    ["leads: new ones", `/v1/leads?${where("outcome,in,new")}&order=-bought_at`],
    ["leads: by score", `/v1/leads?order=-score_total&${bought}`],
    ["leads: call-backs", `/v1/leads?${where("callback,eq,set")}&order=callback_at`],
    ["returns: first page", "/v1/returns"],
    ["billing: movements", "/v1/wallet-movements"],
    ["billing: totals of the period", `/v1/wallet-movements/totals?${where(`at,gte,${since}`)}`],
    ["campaign: missed leads", `/v1/campaigns/${campaignId}/missed-leads?days=7`],
    ["campaign: changes", `/v1/campaigns/${campaignId}/changes`],
  ];
}

function affiliateRequests(span: string, since: string, { sourceId }: Named): Requests {
  return [
    ["dashboard: key figures", `/v1/reports/overview?${span}`],
    ["dashboard: earnings by day", `/v1/reports/series?metric=earned&${span}`],
    ["dashboard: balances", "/v1/reports/balances"],
    ["dashboard: open demand", "/v1/reports/demand"],
    ["first run", "/v1/first-run"],
    ["report: by source", `/v1/reports/groups?by=source&${span}`],
    ["report: by first sub id", `/v1/reports/groups?by=sub1&${span}`],
    ["report: reasons of refusal", `/v1/reports/groups?by=reason&${span}`],
    ["report: feedback", `/v1/reports/feedback?${span}`],
    ["report: feedback on a source", `/v1/reports/feedback?source_id=${sourceId}&${span}`],
    ["leads: first page", "/v1/leads"],
    ["leads: sold and kept", `/v1/leads?${where("result,eq,kept")}`],
    ["leads: by score", `/v1/leads?order=-score_total&${where(`received_at,gte,${since}`)}`],
    ["leads: totals of the period", `/v1/leads/totals?${where(`received_at,gte,${since}`)}`],
    ["sales: first page", "/v1/sales"],
    ["earnings: first page", "/v1/earnings"],
    ["earnings: totals of the period", `/v1/earnings/totals?${where(`earned_at,gte,${since}`)}`],
    ["source: record", `/v1/sources/${sourceId}/requests`],
  ];
}
