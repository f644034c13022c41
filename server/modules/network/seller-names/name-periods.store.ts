// Reads the times at which seller names stood, as decisions and the buyer list need them.
import type { NamePeriod } from "../../../../domain/sellers/name-period.ts";
import type { SellerNamePeriod } from "../../../../domain/sellers/seller-name.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

const PERIOD = `
  json_build_object(
    'name', n.name, 'key', n.match_key, 'isListed', n.is_listed,
    'fromMs', floor(extract(epoch from n.approved_at) * 1000),
    'untilMs', floor(extract(epoch from n.ended_at) * 1000)
  )
`;

/**
 * SQL for the approved names of the account in a column, oldest first, with the times at which each
 * stood: a JSON list of `SellerNamePeriod`.
 */
export function sellerNamePeriods(accountColumn: string): string {
  return `
    coalesce(
      (
        select json_agg(${PERIOD} order by n.approved_at, n.id)
        from seller_name n
        where n.account_id = ${accountColumn} and n.approved_at is not null
      ),
      '[]'
    )`;
}

/** SQL for the names of the account in a column that are approved now: a JSON list. */
export function standingNames(accountColumn: string): string {
  return `
    coalesce(
      (
        select json_agg(
          json_build_object('name', n.name, 'is_listed', n.is_listed) order by n.approved_at, n.id
        )
        from seller_name n
        where n.account_id = ${accountColumn} and n.approved_at is not null and n.ended_at is null
      ),
      '[]'
    )`;
}

/** The periods of all names that are or were on the buyer list, oldest first. */
export async function readListedPeriods(db: Queryable): Promise<SellerNamePeriod[]> {
  const { rows } = await db.query<{ period: SellerNamePeriod }>(
    `select ${PERIOD} as period
     from seller_name n
     where n.is_listed and n.approved_at is not null
     order by n.approved_at, n.id`,
  );
  return rows.map(({ period }) => period);
}

/** The names that the network had before, oldest first. */
export async function readFormerNetworkNames(db: Queryable): Promise<NamePeriod[]> {
  const { rows } = await db.query<{ name: string; from_at: Date; until_at: Date }>(
    "select name, from_at, until_at from former_network_name order by until_at, id",
  );
  return rows.map(({ name, from_at: from, until_at: until }) => ({
    name,
    fromMs: from.getTime(),
    untilMs: until.getTime(),
  }));
}
