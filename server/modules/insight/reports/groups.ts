// Reports figures by group of leads or sales. One table here defines who sees which columns of
// which grouping.
import type { GroupFigures, ReportGroup } from "../../../../contract/insight/report-figures.ts";
import { type Role, ofRole, seesMoney } from "../../../../domain/access/access.ts";
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import {
  GROUPINGS_OF_ROLE,
  type Grouping,
  ORIGIN_GROUPINGS,
  type OriginGrouping,
  basisPointsOf,
} from "../../../../domain/reports/metrics.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { sourceAlias } from "../../marketplace/leads/index.ts";
import { type FactRow, sumFacts } from "./fact.store.ts";
import { type Named, findNames } from "./names.store.ts";
import { type ReportCall, comparedSpans } from "./report-call.ts";

const MOST_GROUPS = 500;
const MANUAL: Pick<ReportGroup, "id" | "name"> = { id: BY_HAND, name: "Bought manually" };

type Column = keyof GroupFigures;
const LEAD_COLUMNS: readonly Column[] = ["leads", "accepted", "sold"];
/** The progress of leads is visible to their buyer only. */
const PROGRESS_COLUMNS = ["contacted", "appointments", "won"] as const;
const LAST_LEAD = ["last_ms"] as const;
const SALE_COLUMNS: readonly Column[] = ["sales", "returned", "returned_basis_points"];
/** The amounts of a sale that each role may see. */
const MONEY_COLUMNS: Readonly<Record<Role, readonly Column[]>> = {
  advertiser: ["spend_cents"],
  affiliate: ["earned_cents"],
  admin: ["spend_cents", "earned_cents", "revenue_cents"],
};

/**
 * The rows behind each grouping: campaigns and buyers have only leads that they bought, and refused
 * leads were not sold.
 */
const ORIGINS = Object.fromEntries(ORIGIN_GROUPINGS.map((name) => [name, name])) as {
  readonly [Name in OriginGrouping]: Name;
};
const LEADS_BY = {
  source: "source",
  state: "state",
  affiliate: "affiliate",
  reason: "reason",
  ...ORIGINS,
} as const;
const SALES_BY = {
  campaign: "campaign",
  source: "source",
  state: "state",
  affiliate: "affiliate",
  buyer: "buyer",
  ...ORIGINS,
} as const;

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/**
 * Returns the groups with figures in either period, the largest first. Refuses a grouping of
 * another role.
 */
export async function groupsOf(
  call: ReportCall,
  by: Grouping,
): Promise<Result<ReportGroup[], Refusal>> {
  const { db, actor, campaignNo } = call;
  const allowed = ofRole(GROUPINGS_OF_ROLE, actor.role) ?? [];
  if (!allowed.includes(by))
    return refuse(
      invalid([
        { field: "by", code: "invalid", message: `Group by one of ${allowed.join(", ")}.` },
      ]),
    );
  const spans = comparedSpans(call);
  // An advertiser's leads are its sales, as are a campaign's.
  const showsLeads = actor.role !== "advertiser" && campaignNo === null && isKeyOf(LEADS_BY, by);
  const showsProgress = actor.role === "advertiser";
  const [leads, sales] = await Promise.all([
    showsLeads
      ? sumFacts<"lead">(db, {
          of: "lead",
          measures: ["leads", "accepted", "sold", ...(by === "source" ? LAST_LEAD : [])],
          by: LEADS_BY[by],
          ...spans,
          scope: scopeFor(actor, "lead"),
        })
      : [],
    isKeyOf(SALES_BY, by)
      ? sumFacts<"sale">(db, {
          of: "sale",
          measures: [
            "sales",
            "returned",
            "spend_cents",
            "earned_cents",
            "revenue_cents",
            ...(showsProgress ? PROGRESS_COLUMNS : []),
          ],
          by: SALES_BY[by],
          ...spans,
          scope: scopeFor(actor, "sale"),
          campaignNo,
        })
      : [],
  ]);
  const columns = new Set<Column>([
    ...(showsLeads ? LEAD_COLUMNS : []),
    ...(isKeyOf(SALES_BY, by)
      ? [
          ...SALE_COLUMNS,
          ...(seesMoney(actor) ? (ofRole(MONEY_COLUMNS, actor.role) ?? []) : []),
          ...(showsProgress ? PROGRESS_COLUMNS : []),
        ]
      : []),
  ]);
  const keys = [...new Set([...leads, ...sales].map(({ key }) => key))];
  const names = await namesOf(db, by, keys);
  const groups = keys.map((key): ReportGroup => ({
    ...nameOf(call, by, key, names),
    current: figuresOf(columns, leads, sales, key, 1),
    previous: figuresOf(columns, leads, sales, key, 0),
    ...(showsLeads && by === "source" ? lastLeadOf(leads, key) : {}),
  }));
  return ok(groups.toSorted(bySize).slice(0, MOST_GROUPS));
}

/** When the group's last lead of the period was received; null without one. */
function lastLeadOf(
  leads: readonly FactRow<"lead">[],
  key: string | null,
): Pick<ReportGroup, "last_lead_at"> {
  const row = leads.find((lead) => lead.key === key && lead.span === 1);
  const at = row === undefined ? null : new Date(Number(row.values.last_ms)).toISOString();
  return { last_lead_at: at };
}

/** The names of groups that have some of their own. */
async function namesOf(
  db: Queryable,
  by: Grouping,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, Named>> {
  return by === "reason" || by === "state" || isKeyOf(ORIGINS, by)
    ? new Map()
    : findNames(
        db,
        by,
        keys.filter((key) => key !== null),
      );
}

function figuresOf(
  columns: ReadonlySet<Column>,
  leads: readonly FactRow<"lead">[],
  sales: readonly FactRow<"sale">[],
  key: string | null,
  span: number,
): GroupFigures {
  const lead = leads.find((row) => row.key === key && row.span === span)?.values;
  const sale = sales.find((row) => row.key === key && row.span === span)?.values;
  const shown = (column: Column, value: bigint | undefined): number | null =>
    columns.has(column) ? centsToJson(value ?? 0n) : null;
  return {
    leads: shown("leads", lead?.leads),
    accepted: shown("accepted", lead?.accepted),
    sold: shown("sold", lead?.sold),
    sales: shown("sales", sale?.sales),
    returned: shown("returned", sale?.returned),
    returned_basis_points: columns.has("returned_basis_points")
      ? basisPointsOf(sale?.returned ?? 0n, sale?.sales ?? 0n)
      : null,
    spend_cents: shown("spend_cents", sale?.spend_cents),
    earned_cents: shown("earned_cents", sale?.earned_cents),
    revenue_cents: shown("revenue_cents", sale?.revenue_cents),
    contacted: shown("contacted", sale?.contacted),
    appointments: shown("appointments", sale?.appointments),
    won: shown("won", sale?.won),
  };
}

function nameOf(
  { actor }: ReportCall,
  by: Grouping,
  key: string | null,
  names: ReadonlyMap<string, Named>,
): Pick<ReportGroup, "id" | "name"> {
  if (isKeyOf(ORIGINS, by)) return { id: key ?? "", name: key ?? "" };
  if (key === null) return by === "campaign" ? MANUAL : { id: "unknown", name: "unknown" };
  if (by === "reason") return { id: key, name: key.replaceAll("_", " ") };
  if (by === "source" && actor.role === "advertiser") return aliasOf(key, actor.accountId);
  const named = names.get(key);
  return named === undefined ? { id: key, name: key } : { id: named.id, name: named.name };
}

/** A source as one buyer knows it. */
function aliasOf(sourceId: string, buyerId: string): Pick<ReportGroup, "id" | "name"> {
  const alias = sourceAlias(sourceId, buyerId);
  return { id: alias, name: `Source ${alias.slice(0, 6).toUpperCase()}` };
}

/** Sorts by the amount the caller sees, then by sales, then by leads. */
function bySize(a: ReportGroup, b: ReportGroup): number {
  const sizes = (group: ReportGroup): readonly number[] => {
    const { spend_cents: spend, earned_cents: earned, sales, leads } = group.current;
    return [spend ?? earned ?? 0, sales ?? 0, leads ?? 0];
  };
  const others = sizes(b);
  return (
    sizes(a).reduce((order, size, index) => order || (others[index] ?? 0) - size, 0) ||
    a.name.localeCompare(b.name) ||
    (a.id < b.id ? -1 : 1)
  );
}
