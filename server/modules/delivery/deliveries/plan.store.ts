// Reads and writes delivery plans, and the steps of the leads bought under them.
import { DELIVERY_PLANS } from "../../../../contract/delivery/destinations.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import { plainArray } from "../../../platform/db/array-literal.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { isNetworkPausedSql } from "../../network/network-pauses/index.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export interface PlanRow {
  readonly id: string;
  readonly account_id: string;
  readonly campaign_id: string | null;
  readonly updated_at: Date;
  /** Of each step, in the order of routes and places. */
  readonly steps: readonly { readonly route: number; readonly destination_id: string }[];
}

const COLUMNS = `
  p.id, p.account_id, p.campaign_id, p.updated_at,
    coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('route', s.route, 'destination_id', s.destination_id) order by s.route,
            s.place
        )
        from delivery_step s
        where s.plan_id = p.id
      ), '[]'::jsonb
    ) as steps
`;

const PLAN_TABLE: CollectionTable = {
  rules: DELIVERY_PLANS,
  columns: COLUMNS,
  from: "delivery_plan p",
  id: "p.id",
  fields: { id: "p.id", account_id: "p.account_id" },
  orders: { updated_at: { by: "p.updated_at", type: "time" } },
  owner: { account: "p.account_id" },
};

export function listPlans(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<PlanRow>, QueryProblem[]>> {
  return listRows<PlanRow>(db, PLAN_TABLE, query, scope);
}

export async function findPlan(db: Queryable, id: string): Promise<PlanRow | null> {
  const { rows } = await db.query<PlanRow>(
    `select ${COLUMNS} from delivery_plan p where p.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * The account whose leads a plan with this id is for: a campaign's owner, or the account itself.
 * Null where neither exists.
 */
export async function findPlanOwner(
  db: Queryable,
  id: string,
): Promise<{ readonly account_id: string; readonly campaign_id: string | null } | null> {
  const { rows } = await db.query<{ account_id: string; campaign_id: string | null }>(
    `select account_id, id as campaign_id
     from campaign
     where id = $1
     union all
     select id, null
     from account
     where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Those of the destinations that are the account's. */
export async function listOwnDestinations(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    "select id from destination where account_id = $1 and id = any($2::uuid[]) for key share",
    [accountId, plainArray(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the plan's routes. */
export async function savePlan(
  { client }: Transaction,
  plan: Pick<PlanRow, "id" | "account_id" | "campaign_id">,
  routes: readonly (readonly string[])[],
  at: Date,
): Promise<void> {
  await client.query(
    `insert into delivery_plan (id, account_id, campaign_id, updated_at)
     values ($1, $2, $3, $4)
     on conflict (id) do update set updated_at = excluded.updated_at`,
    [plan.id, plan.account_id, plan.campaign_id, at],
  );
  await client.query("delete from delivery_step where plan_id = $1", [plan.id]);
  const steps = routes.flatMap((route, index) =>
    route.map((destinationId, place) => ({ index, place, destinationId })),
  );
  await client.query(
    `insert into delivery_step (plan_id, route, place, destination_id)
     select $1, route, place, destination
     from unnest($2::smallint[], $3::smallint[], $4::uuid[]) as n (route, place, destination)`,
    [
      plan.id,
      steps.map(({ index }) => index),
      steps.map(({ place }) => place),
      steps.map(({ destinationId }) => destinationId),
    ],
  );
}

export async function deletePlan(db: Queryable, id: string): Promise<void> {
  await db.query("delete from delivery_plan where id = $1", [id]);
}

/**
 * Those of the accounts that have a delivery plan. Where none has, this query is all that
 * deliveries cost.
 */
export async function listPlanned(
  db: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ account_id: string }>({
    name: "delivery-planned",
    text: "select distinct account_id from delivery_plan where account_id = any($1::uuid[])",
    values: [plainArray(accountIds)],
  });
  return new Set(rows.map(({ account_id: id }) => id));
}

/** A step of the plan of a sale: its campaign's own, otherwise its buyer's. */
export interface SaleStep {
  readonly sale_id: string;
  readonly lead_id: string;
  readonly sold_at: Date;
  readonly route: number;
  readonly destination_id: string;
  readonly fall_back_after_minutes: number;
  readonly is_active: boolean;
}

/** In the order of sales, routes and places. */
export async function listSaleSteps(
  db: Queryable,
  saleIds: readonly string[],
): Promise<readonly SaleStep[]> {
  const { rows } = await db.query<SaleStep>({
    name: "delivery-steps",
    text: `
      select s.id as sale_id, s.lead_id, s.sold_at, e.route, e.destination_id,
        t.fall_back_after_minutes, t.status = 'active'
          and not ${isNetworkPausedSql("destination", "t.id")} as is_active
      from sale s
      left join campaign c on c.no = s.campaign_no
      left join delivery_plan own on own.id = c.id
      join delivery_step e on e.plan_id = coalesce(own.id, s.buyer_id)
      join destination t on t.id = e.destination_id
      where s.id = any($1::uuid[])
      order by s.id, e.route, e.place
    `,
    values: [plainArray(saleIds)],
  });
  return rows;
}
