// Claims identity keys, idempotency keys and the batch's id, and finds suppressions and exclusions
// of the leads' persons.
import { insertLeadKeysSql } from "../../../../platform/db/idempotency.store.ts";
import type { EarlierCopy } from "../../../../../domain/lead/duplicate.ts";
import { hexArray, plainArray } from "../../../../platform/db/array-literal.ts";
import type { SellableArrival } from "../arrive/arrival.ts";
import type { Reply, Row, Statement } from "./batch-read.store.ts";
import type { BatchRows, KeyClaim } from "../commit/batch-rows.ts";
import type { HeldKey } from "../arrive/resolve-duplicates.ts";

export interface IdempotencyClaim {
  readonly scope: string;
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
  readonly leadId: string;
}

export interface ClaimInput {
  readonly batchId: string;
  readonly decidedAtMs: number;
  readonly claimants: readonly SellableArrival[];
  readonly idempotency: readonly IdempotencyClaim[];
}

export interface Claimed {
  /** False when this batch id has committed before. */
  readonly isNew: boolean;
  /** Keys that were already held, by hash in hex. Of the others, the first claim was taken. */
  readonly heldKeys: ReadonlySet<string>;
  /** Idempotency keys that were free, as formatted by `callKey`. */
  readonly freeIdempotencyKeys: ReadonlySet<string>;
  readonly suppressedHashes: ReadonlySet<string>;
  /** Accounts that uploaded each person as an exclusion, by hash in hex. */
  readonly uploaders: ReadonlyMap<string, readonly string[]>;
  readonly distributionVersion: bigint;
}

/** The claim's statements, inside a transaction. */
export function claimStatements(rows: BatchRows, input: ClaimInput): Statement[] {
  return [
    {
      name: "claim",
      text: `
        ${claimingSql(rows)} select exists (select from made) as is_new,
          (select version from distribution_version) as version,
          array(
            select encode(hash, 'hex')
            from (select hash from claim except select hash from taken) as held
          ) as held_hashes,
          array(
            select encode(s.hash, 'hex')
            from claim
            join suppression s on s.hash = claim.hash
          ) as suppressed_hashes,
          (
            select json_agg(json_build_array(encode(o.hash, 'hex'), o.account_id))
            from claim
            join exclusion o on o.hash = claim.hash
          ) as uploads
      `,
      values: [input.batchId, input.decidedAtMs, rows.keys.encode(keyClaims(input))],
    },
    ...(input.idempotency.length === 0 ? [] : [idempotencyStatement(input)]),
  ];
}

/** What a claim finds when every person and key is new. */
export function claimedByNewcomers(
  { idempotency }: ClaimInput,
  distributionVersion: bigint,
): Claimed {
  return {
    isNew: true,
    heldKeys: new Set(),
    freeIdempotencyKeys: new Set(idempotency.map(({ scope, keyHash }) => callKey(scope, keyHash))),
    suppressedHashes: new Set(),
    uploaders: new Map(),
    distributionVersion,
  };
}

/**
 * The claim of a batch whose persons, keys and id are all new; raises PM002 where one of them is
 * known, or where a person is suppressed or uploaded.
 */
export function newcomerStatements(rows: BatchRows, input: ClaimInput): Statement[] {
  const keys = keyClaims(input);
  const { text, values } = idempotencyStatement(input);
  return [
    {
      name: "newcomers",
      text: `
        ${claimingSql(rows)} select case
          when exists (select from made)
            and (select count(*) from taken) = $4
            and not exists (select from claim join suppression s on s.hash = claim.hash)
            and not exists (select from claim join exclusion o on o.hash = claim.hash) then true
          else not_new()
        end as stands
      `,
      values: [
        input.batchId,
        input.decidedAtMs,
        rows.keys.encode(keys),
        new Set(keys.map(({ hash }) => hash)).size,
      ],
    },
    ...(input.idempotency.length === 0
      ? []
      : [
          {
            name: "new-calls",
            text: `
              with free as (${text})
              select case
                when (select count(*) from free) = $6 then true
                else not_new()
              end as stands
            `,
            values: [...values, input.idempotency.length],
          },
        ]),
  ];
}

function keyClaims(input: ClaimInput): KeyClaim[] {
  const keys = input.claimants.flatMap((arrival) =>
    arrival.content.identityHashes.map((hash): KeyClaim => ({ hash, arrival })),
  );
  // The sort keeps the order of claims on the same hash.
  return keys.sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0));
}

/**
 * Creates the batch and takes the keys that are free: the CTEs `made`, `claim` and `taken` of a
 * statement with the values $1 to $3.
 */
const claimingSql = (rows: BatchRows): string => `
  with made as (
    insert into batch (id, decided_at)
    values ($1, to_timestamp($2::bigint / 1000.0))
    on conflict do nothing
    returning id
  ),
  claim as materialized (select ${rows.keys.columns} from unnest($3::lead_key[])),
  taken as (
    insert into lead_key (${rows.keys.columns})
    select ${rows.keys.columns}
    from claim
    on conflict do nothing
    returning hash
  )
`;

/** What the claim found, from the replies to its statements. */
export function claimedOf(replies: readonly Reply[]): Claimed {
  const rows = (name: string): readonly Row[] =>
    replies.find((reply) => reply.name === name)?.rows ?? [];
  const claimed = rows("claim")[0];
  if (claimed === undefined) throw new Error("a claim has one answer");
  return {
    isNew: claimed.is_new,
    heldKeys: new Set(claimed.held_hashes),
    freeIdempotencyKeys: new Set(
      rows("idempotency").map((row) => callKey(row.scope, row.key_hash)),
    ),
    suppressedHashes: new Set(claimed.suppressed_hashes),
    uploaders: accountsByHash(claimed.uploads ?? []),
    distributionVersion: claimed.version,
  };
}

/** An earlier copy, as the rules for duplicates read it. */
function copyOf(lead: Row): EarlierCopy {
  return {
    leadId: lead.id,
    affiliateId: lead.affiliate_id,
    side: lead.side,
    receivedAtMs: Number(lead.received_at_ms),
    status: lead.status,
    reason: lead.reason_code,
    lastSoldAtMs: lead.last_sold_at_ms === null ? null : Number(lead.last_sold_at_ms),
    soldExclusively: lead.sold_exclusively,
  };
}

/** Locks the rows that held keys before, in hash order, and reads who bought those leads. */
export async function readHeldKeys(
  fly: (statements: readonly Statement[]) => Promise<readonly Reply[]>,
  hashes: readonly string[],
): Promise<Map<string, HeldKey>> {
  const [reply] = await fly([
    {
      name: "held",
      text: `
        select hash, array_prepend(lead_id, earlier) as lead_ids
        from lead_key
        where hash = any($1::bytea[])
        order by hash
        for no key update
      `,
      values: [hexArray(hashes)],
    },
  ]);
  const rows = reply?.rows ?? [];
  const leadIds = plainArray(rows.flatMap((row) => row.lead_ids));
  const [leads, buyers] = await fly([
    {
      name: "held-leads",
      text: `
        select l.id, l.status, l.reason_code, l.side, l.affiliate_id,
          (extract(epoch from l.received_at) * 1000)::bigint as received_at_ms,
          (
            select (extract(epoch from max(s.sold_at)) * 1000)::bigint
            from sale s
            where s.lead_id = l.id
          ) as last_sold_at_ms,
          exists (
            select from sale s where s.lead_id = l.id and s.mode = 'exclusive'
          ) as sold_exclusively
        from lead l
        where l.id = any($1::uuid[])
      `,
      values: [leadIds],
    },
    {
      name: "held-buyers",
      text: "select lead_id, buyer_id as account_id from sale where lead_id = any($1::uuid[])",
      values: [leadIds],
    },
  ]);
  const byId = new Map((leads?.rows ?? []).map((lead) => [lead.id, copyOf(lead)] as const));
  return new Map(
    rows.map(({ hash, lead_ids: ids }): [string, HeldKey] => [
      hash.toString("hex"),
      {
        copies: ids.flatMap((id) => byId.get(id) ?? []),
        buyerIds: (buyers?.rows ?? []).flatMap((sale) =>
          ids.includes(sale.lead_id) ? [sale.account_id] : [],
        ),
      },
    ]),
  );
}

function idempotencyStatement({ idempotency, decidedAtMs }: ClaimInput): Statement {
  const claims = idempotency.toSorted((a, b) =>
    a.scope < b.scope ? -1 : a.scope > b.scope ? 1 : Buffer.compare(a.keyHash, b.keyHash),
  );
  return {
    name: "idempotency",
    text: `
      ${insertLeadKeysSql(`
        select scope, key_hash, request_hash, lead_id, to_timestamp($5::bigint / 1000.0)
        from unnest(
          $1::uuid[], $2::bytea[], $3::bytea[], $4::uuid[]
        ) as row (scope, key_hash, request_hash, lead_id)
      `)}
      returning scope, key_hash
    `,
    values: [
      plainArray(claims.map(({ scope }) => scope)),
      hexArray(claims.map(({ keyHash }) => keyHash.toString("hex"))),
      hexArray(claims.map(({ requestHash }) => requestHash.toString("hex"))),
      plainArray(claims.map(({ leadId }) => leadId)),
      decidedAtMs,
    ],
  };
}

/** One string per idempotency key: its source and its hash. */
export function callKey(scope: string, keyHash: Buffer): string {
  return `${scope}:${keyHash.toString("hex")}`;
}

function accountsByHash(
  uploads: readonly (readonly [hash: string, accountId: string])[],
): Map<string, string[]> {
  const accounts = new Map<string, string[]>();
  for (const [hash, accountId] of uploads)
    accounts.set(hash, [...(accounts.get(hash) ?? []), accountId]);
  return accounts;
}
