// Reads which steps of a first run an account has done, from the rows that the steps write.
import type { Actor } from "../../../../domain/access/access.ts";
import type { FirstRunFacts, FirstRunKey } from "../../../../domain/first-run/steps.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

type Facts = Readonly<Partial<Record<FirstRunKey, boolean>>>;

/** A colleague, or an invitation that can still be accepted. */
const TEAM = `
  (select count(*) > 1 from member where account_id = $1)
    or exists (select from member_invitation where account_id = $1
      and accepted_at is null and revoked_at is null and expires_at > $2) as team
`;

async function readRow<Row extends Facts>(
  db: Queryable,
  sql: string,
  accountId: string,
  at: Date,
): Promise<Row | Record<string, never>> {
  const { rows } = await db.query<Row>(sql, [accountId, at]);
  return rows[0] ?? {};
}

/** Money counts once it has come in: a wallet that was spent empty stays done. */
const readBuyer = (db: Queryable, accountId: string, at: Date) =>
  readRow<FirstRunFacts<"advertiser">>(
    db,
    `select a.name <> '' as company, 
       exists (select from license where account_id = $1 and ended_at is null) as license,
       coalesce(w.balance_cents + w.credit_limit_cents > 0, false)
         or exists (select from transfer where credit_kind = 'wallet' and credit_owner = $1)
         as money,
       exists (select from campaign where account_id = $1) as campaign,
       exists (select from sale where buyer_id = $1) as purchase,
       exists (select from destination where account_id = $1) as destination,
       ${TEAM}
     from account a
     join advertiser b on b.account_id = a.id
     left join wallet w on w.account_id = a.id
     where a.id = $1`,
    accountId,
    at,
  );

/** The request log forgets tests; an affiliate that has sent a lead needs none. */
const readAffiliate = (db: Queryable, accountId: string, at: Date) =>
  readRow<FirstRunFacts<"affiliate">>(
    db,
    `select f.traffic_kind is not null as company,
       exists (select from source where account_id = $1) as source,
       exists (select from lead where affiliate_id = $1)
         or exists (select from source s join source_call c on c.source_id = s.id
           where s.account_id = $1 and c.is_test) as test_lead,
       exists (select from lead where affiliate_id = $1
         and status not in ('draft', 'rejected')) as lead,
       exists (select from bank_detail where account_id = $1)
         and exists (select from tax_detail where account_id = $1) as payee,
       ${TEAM}
     from affiliate f
     where f.account_id = $1`,
    accountId,
    at,
  );

/** Settings that were saved once are the network's own, whatever its name. */
const readNetwork = (db: Queryable, accountId: string, at: Date) =>
  readRow<FirstRunFacts<"admin">>(
    db,
    `select exists (select from network_setting) as network,
       exists (select from account where kind = 'advertiser' and status = 'active') as buyer,
       exists (select from account where kind = 'affiliate' and status = 'active') as affiliate,
       exists (select from sale) as sale,
       ${TEAM}`,
    accountId,
    at,
  );

const READERS = { advertiser: readBuyer, affiliate: readAffiliate, admin: readNetwork } as const;

/** What the caller's account has done; empty for an unknown role. `at`: the present. */
export async function readFacts(db: Queryable, actor: Actor, at: Date): Promise<Facts> {
  return Object.hasOwn(READERS, actor.role) ? READERS[actor.role](db, actor.accountId, at) : {};
}

/** The source that the account created last; null without one. */
export async function findNewestSource(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "select id from source where account_id = $1 order by id desc limit 1",
    [accountId],
  );
  return rows[0]?.id ?? null;
}
