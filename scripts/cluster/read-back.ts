// Looks in the database for everything that a rehearsal's clients were told, and for what they were
// not.
import type pg from "pg";
import type { Acknowledged } from "./clients.ts";

export interface Count {
  readonly what: string;
  readonly acknowledged: number;
  /** Acknowledged and not there, or there with another content. */
  readonly lost: number;
  /** There more often than it was acknowledged. */
  readonly doubled: number;
}

interface PostAnswer {
  readonly status: string;
  readonly lead: { readonly id: string };
  readonly sale: string;
}

interface Purchase {
  readonly id: string;
  readonly price_cents: number;
}

/** What lies in the database. */
export interface WrittenRows {
  readonly leads: readonly { readonly id: string }[];
  readonly sales: readonly SaleRow[];
}

interface SaleRow {
  readonly id: string;
  readonly lead_id: string;
  readonly price_cents: bigint;
  /** The sum of its transfers; null without one. */
  readonly transferred_cents: bigint | null;
}

/** Reads all leads and sales, and what the transfers of each sale sum up to. */
export async function readRows(pool: pg.Pool): Promise<WrittenRows> {
  const leads = await pool.query<{ id: string }>("select id from lead");
  const sales = await pool.query<SaleRow>(
    `select s.id, s.lead_id, s.price_cents,
       (select sum(t.amount_cents)
        from transfer t
        where t.cause_id = s.id and t.kind in ('sale_earning', 'sale_revenue')
       )::bigint as transferred_cents
     from sale s`,
  );
  return { leads: leads.rows, sales: sales.rows };
}

/**
 * Compares what was acknowledged with what is there. Every call must have been repeated until it
 * was answered: whatever is there besides was then written twice. All sales are exclusive.
 */
export function countDifferences(
  acknowledged: readonly Acknowledged[],
  { leads, sales }: WrittenRows,
): readonly Count[] {
  const answers = <Answer>(isPurchase: boolean): readonly Answer[] =>
    acknowledged
      .filter(({ kind }) => (kind === "purchase") === isPurchase)
      .map(({ answer }) => JSON.parse(answer) as Answer);
  const posts = answers<PostAnswer>(false).filter(({ status }) => status === "accepted");
  const sold = posts.filter(({ sale }) => sale !== "none");
  const purchases = answers<Purchase>(true);
  const leadIds = new Set(leads.map(({ id }) => id));
  const postedIds = new Set(answers<PostAnswer>(false).map(({ lead }) => lead.id));
  const soldLeadIds = sales.map(({ lead_id }) => lead_id);
  const pricesById = new Map(sales.map(({ id, price_cents }) => [id, price_cents]));
  const told = sold.length + purchases.length;
  return [
    {
      what: "leads",
      acknowledged: posts.length,
      lost: posts.filter(({ lead }) => !leadIds.has(lead.id)).length,
      doubled: leads.filter(({ id }) => !postedIds.has(id)).length,
    },
    {
      what: "sales",
      acknowledged: told,
      lost:
        sold.filter(({ lead }) => !soldLeadIds.includes(lead.id)).length +
        purchases.filter(({ id, price_cents }) => pricesById.get(id) !== BigInt(price_cents))
          .length,
      doubled: Math.max(0, sales.length - told) + repeated(soldLeadIds),
    },
    {
      what: "transfers, as sums by sale",
      acknowledged: told,
      lost: sales.filter((sale) => (sale.transferred_cents ?? 0n) < sale.price_cents).length,
      doubled: sales.filter((sale) => (sale.transferred_cents ?? 0n) > sale.price_cents).length,
    },
  ];
}

/** How many values come again. */
function repeated(values: readonly string[]): number {
  return values.length - new Set(values).size;
}
