// Lists the measures of reports that people build: each is computed from sums, so that a rate of a
// total is the rate of all its rows and never an average of rates.
import { type Actor, type Role, seesMoney } from "../../access/access.ts";
import { type FigureUnit, averageCents, basisPointsOf } from "../metrics.ts";
import type { Dimension, FactKind } from "./dimensions.ts";

/** What rows are summed to. Amounts are cents, and leave out sales that were returned. */
export const SUMS = {
  lead: ["leads", "accepted", "sold"],
  sale: ["sales", "returned", "spend_cents", "earned_cents"],
} as const;
export type Sum = (typeof SUMS)[FactKind][number];
export type Sums = Readonly<Record<Sum, bigint>>;

export const NO_SUMS: Sums = {
  leads: 0n,
  accepted: 0n,
  sold: 0n,
  sales: 0n,
  returned: 0n,
  spend_cents: 0n,
  earned_cents: 0n,
};

/** Returns the sums of both. */
export function addSums(a: Sums, b: Partial<Sums>): Sums {
  return {
    leads: a.leads + (b.leads ?? 0n),
    accepted: a.accepted + (b.accepted ?? 0n),
    sold: a.sold + (b.sold ?? 0n),
    sales: a.sales + (b.sales ?? 0n),
    returned: a.returned + (b.returned ?? 0n),
    spend_cents: a.spend_cents + (b.spend_cents ?? 0n),
    earned_cents: a.earned_cents + (b.earned_cents ?? 0n),
  };
}

/** The rows that a figure opens: all of a kind, or those of one result. */
export type RowsOfMeasure =
  | { readonly of: "lead"; readonly only: "all" | "accepted" | "refused" | "sold" }
  | { readonly of: "sale"; readonly only: "all" | "kept" | "returned" };

interface MeasureRule {
  readonly unit: FigureUnit;
  readonly roles: readonly Role[];
  /** Whose sums it needs. */
  readonly of: readonly FactKind[];
  /** Null where the divisor is 0. */
  readonly read: (sums: Sums) => bigint | number | null;
  readonly rows: RowsOfMeasure;
  /** Whether it tells amounts, which not all people of an account see. */
  readonly isMoney?: true;
  /** The one dimension that only this measure has. */
  readonly own?: Dimension;
}

const EVERYONE: readonly Role[] = ["advertiser", "affiliate", "admin"];
const SUPPLY: readonly Role[] = ["affiliate", "admin"];
const DEMAND: readonly Role[] = ["advertiser", "admin"];
const NETWORK: readonly Role[] = ["admin"];

const LEADS = { unit: "count", roles: SUPPLY, of: ["lead"] } as const;
const SALES = { unit: "count", roles: EVERYONE, of: ["sale"] } as const;
const AMOUNT = { unit: "cents", of: ["sale"], isMoney: true } as const;
const KEPT = { of: "sale", only: "kept" } as const;

const kept = ({ sales, returned }: Sums): bigint => sales - returned;
const margin = ({ spend_cents: spend, earned_cents: earned }: Sums): bigint => spend - earned;

const RULES = {
  posted: { ...LEADS, read: ({ leads }) => leads, rows: { of: "lead", only: "all" } },
  accepted: {
    ...LEADS,
    read: ({ accepted }) => accepted,
    rows: { of: "lead", only: "accepted" },
  },
  accept_rate: {
    ...LEADS,
    unit: "basis_points",
    read: ({ accepted, leads }) => basisPointsOf(accepted, leads),
    rows: { of: "lead", only: "accepted" },
  },
  refused: {
    ...LEADS,
    read: ({ leads, accepted }) => leads - accepted,
    rows: { of: "lead", only: "refused" },
    own: "reason",
  },
  sold: { ...LEADS, read: ({ sold }) => sold, rows: { of: "lead", only: "sold" } },
  sell_through: {
    ...LEADS,
    unit: "basis_points",
    read: ({ sold, accepted }) => basisPointsOf(sold, accepted),
    rows: { of: "lead", only: "sold" },
  },
  sales: { ...SALES, read: ({ sales }) => sales, rows: { of: "sale", only: "all" } },
  kept: { ...SALES, read: kept, rows: KEPT },
  returned: {
    ...SALES,
    read: ({ returned }) => returned,
    rows: { of: "sale", only: "returned" },
    own: "return_reason",
  },
  return_rate: {
    ...SALES,
    unit: "basis_points",
    read: ({ returned, sales }) => basisPointsOf(returned, sales),
    rows: { of: "sale", only: "returned" },
  },
  spend: { ...AMOUNT, roles: DEMAND, read: (sums) => sums.spend_cents, rows: KEPT },
  average_price: {
    ...AMOUNT,
    roles: DEMAND,
    read: (sums) => averageCents(sums.spend_cents, kept(sums)),
    rows: KEPT,
  },
  earned: { ...AMOUNT, roles: SUPPLY, read: (sums) => sums.earned_cents, rows: KEPT },
  earned_per_lead: {
    ...AMOUNT,
    roles: SUPPLY,
    of: ["lead", "sale"],
    read: (sums) => averageCents(sums.earned_cents, sums.leads),
    rows: KEPT,
  },
  margin: { ...AMOUNT, roles: NETWORK, read: margin, rows: KEPT },
  margin_rate: {
    ...AMOUNT,
    unit: "basis_points",
    roles: NETWORK,
    read: (sums) => basisPointsOf(margin(sums), sums.spend_cents),
    rows: KEPT,
  },
} as const satisfies Readonly<Record<string, MeasureRule>>;

export type Measure = keyof typeof RULES;
export const MEASURES = Object.keys(RULES) as readonly Measure[];

const ruleOf = (measure: Measure): MeasureRule => RULES[measure];

/** The measures that an actor may use, in the order of screens: people without money none of it. */
export function measuresOf(actor: Actor): readonly Measure[] {
  return measuresFor(actor.role, seesMoney(actor));
}

/** The same by role, and whether the reader sees amounts. */
export function measuresFor(role: Role, hasMoney: boolean): readonly Measure[] {
  return MEASURES.filter((measure) => {
    const { roles, isMoney } = ruleOf(measure);
    return roles.includes(role) && (hasMoney || isMoney !== true);
  });
}

export function unitOf(measure: Measure): FigureUnit {
  return ruleOf(measure).unit;
}

/** The kinds of rows whose sums the measures need. */
export function kindsOf(measures: readonly Measure[]): readonly FactKind[] {
  return (["lead", "sale"] as const).filter((kind) =>
    measures.some((measure) => ruleOf(measure).of.includes(kind)),
  );
}

/** The measure of the sums, in its unit; null where it would divide by 0. */
export function valueOf(measure: Measure, sums: Sums): bigint | number | null {
  return ruleOf(measure).read(sums);
}

/** The rows that a figure of the measure opens. */
export function rowsOfMeasure(measure: Measure): RowsOfMeasure {
  return ruleOf(measure).rows;
}

/** What only sales have: a lead has no buyer when it is posted. */
const OF_SALES: ReadonlySet<Dimension> = new Set(["buyer", "campaign"]);
/** What only one measure has: why a lead was refused, why a sale was returned. */
const OF_ONE: ReadonlySet<Dimension> = new Set(["reason", "return_reason"]);

/** Whether every row that the measure counts has a value of the dimension. */
export function isSplitBy(measure: Measure, dimension: Dimension): boolean {
  const { of, own } = ruleOf(measure);
  if (OF_ONE.has(dimension)) return own === dimension;
  return !OF_SALES.has(dimension) || !of.includes("lead");
}
