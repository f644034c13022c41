// Reads stored answers back from their rows: for repeated calls, duplicates and unclear commits.
import type pg from "pg";
import type { Answer } from "../../../../../domain/distribution/answer.ts";
import type { EarlierCopy } from "../../../../../domain/lead/duplicate.ts";
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";
import { cents } from "../../../../../domain/money/money.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";

interface AnswerRow {
  readonly id: string;
  readonly answer_status: Answer["status"];
  readonly reason_code: PostReason | null;
  readonly answer_sale: Answer["sale"];
  readonly answer_price_cents: string;
  readonly original_id: string | null;
  readonly original_status: "accepted" | "rejected" | null;
  readonly original_price_cents: string | null;
}

/**
 * The answers to these leads, by the id the post was given; a lead that was never written is
 * missing.
 */
export async function loadAnswers(
  db: Queryable,
  leadIds: readonly string[],
): Promise<Map<string, Answer>> {
  // An affiliate learns the outcome of its own first copy only; for a copy of another affiliate's
  // lead the answer is just "duplicate".
  const { rows } = await db.query<AnswerRow>({
    name: "answers",
    text: `
      select l.id, l.answer_status, l.reason_code, l.answer_sale, l.answer_price_cents::text,
        o.id as original_id, o.answer_status as original_status,
        o.answer_price_cents::text as original_price_cents
      from lead l
      left join lead o on o.id = l.duplicate_of and o.affiliate_id = l.affiliate_id
      where l.id = any($1::uuid[])
    `,
    values: [leadIds],
  });
  return new Map(
    rows.map((row): [string, Answer] => {
      const original =
        row.original_status === null
          ? null
          : {
              status: row.original_status,
              priceCents: cents(BigInt(row.original_price_cents ?? "0")),
            };
      return [
        row.id,
        {
          leadId: row.original_id ?? row.id,
          status: row.answer_status,
          reason: row.reason_code,
          sale: row.answer_sale,
          priceCents: cents(BigInt(row.answer_price_cents)),
          original,
        },
      ];
    }),
  );
}

/** What an idempotency key was first used for; null when the key is free. */
export async function findIdempotency(
  db: pg.Pool,
  scope: string,
  keyHash: Buffer,
): Promise<{ readonly leadId: string | null; readonly requestHash: Buffer } | null> {
  const { rows } = await db.query<{ lead_id: string | null; request_hash: Buffer }>(
    "select lead_id, request_hash from idempotency where scope = $1 and key_hash = $2",
    [scope, keyHash],
  );
  const [row] = rows;
  return row === undefined ? null : { leadId: row.lead_id, requestHash: row.request_hash };
}

/** What would block a test post, without claiming anything. */
export async function findObstacles(
  db: Queryable,
  identityHashes: readonly string[],
  consumerHashes: readonly string[],
): Promise<{
  readonly suppressed: boolean;
  readonly ownerAccountIds: readonly string[];
  readonly copies: readonly EarlierCopy[];
  readonly distributionVersion: bigint;
}> {
  const { rows } = await db.query<{
    suppressed: boolean;
    owners: string[];
    copies: EarlierCopy[];
    version: bigint;
  }>({
    name: "obstacles",
    text: `
      with held as (
        select hash, unnest(array_prepend(lead_id, earlier)) as lead_id
        from lead_key
        where hash = any($1::bytea[])
      )
      select exists (select from suppression where hash = any($2::bytea[])) as suppressed,
        (select version from distribution_version) as version,
        array(
          select account_id::text
          from exclusion
          where hash = any($2::bytea[])
          union
          select s.buyer_id::text
          from held
          join sale s on s.lead_id = held.lead_id
          where held.hash = any($2::bytea[])
        ) as owners,
        coalesce(
          (
            select json_agg(
              json_build_object(
                'leadId', l.id, 'affiliateId', l.affiliate_id, 'side', l.side, 'receivedAtMs',
                  extract(epoch from l.received_at) * 1000, 'status', l.status,
                'reason', l.reason_code, 'lastSoldAtMs',
                  (
                    select extract(epoch from max(s.sold_at)) * 1000
                    from sale s
                    where s.lead_id = l.id
                  ),
                'soldExclusively',
                  exists (
                    select from sale s where s.lead_id = l.id and s.mode = 'exclusive'
                  )
              )
            )
            from held
            join lead l on l.id = held.lead_id
          ), '[]'
        ) as copies
    `,
    values: [identityHashes, consumerHashes].map((hashes) =>
      hashes.map((hash) => Buffer.from(hash, "hex")),
    ),
  });
  const [row] = rows;
  return {
    suppressed: row?.suppressed ?? false,
    ownerAccountIds: row?.owners ?? [],
    copies: row?.copies ?? [],
    distributionVersion: row?.version ?? 0n,
  };
}
