// Writes a batch: leads and their dependent rows in one statement, then counters, wallets,
// listings, keys.
import { transfersForSale } from "../../../../../domain/ledger/transfer.ts";
import { hexArray, plainArray } from "../../../../platform/db/array-literal.ts";
import { appendOutboxEventSql } from "../../../../platform/db/outbox.store.ts";
import { insertSalesSql } from "../../../money/earnings/index.ts";
import { insertTransfersSql } from "../../../money/ledger/index.ts";
import { debitWalletsSql } from "../../../money/wallet/index.ts";
import {
  type BatchRows,
  type CampaignSourceCounters,
  type KeyTaken,
  sealedLeads,
} from "./batch-rows.ts";
import type { Statement, SourceDay } from "../claim/batch-read.store.ts";
import type { BatchUsage, WriteInput } from "../claim/batch.store.ts";
import type { KeyChange } from "../arrive/resolve-duplicates.ts";
import { COUNTER_COLUMNS, STARTED_WINDOWS } from "../state/counters-row.ts";
import type { ListedLead } from "../decide/decided-lead.ts";

/**
 * A counter after the take: incremented where its window is still current, restarted where it is
 * not.
 */
const after = (window: string, unit: "leads" | "cents"): string => {
  const column = `${window}_${unit}`;
  return window === "total"
    ? `s.${column} + take.${column}`
    : `
      case
        when s.${window}_start_ms = take.${window}_start_ms then s.${column}
        else 0
      end + take.${column}
    `;
};
const WINDOWS = [...STARTED_WINDOWS, "total"];
const COUNTED = [
  ...STARTED_WINDOWS.map((window) => `${window}_start_ms = take.${window}_start_ms`),
  ...WINDOWS.flatMap((window) => [
    `${window}_leads = ${after(window, "leads")}`,
    `${window}_cents = ${after(window, "cents")}`,
  ]),
].join(", ");
const HAS_ROOM = WINDOWS.flatMap((window) =>
  (["leads", "cents"] as const).map(
    (unit) =>
      `(most_${window}_${unit} is null or ${after(window, unit)} <= most_${window}_${unit})`,
  ),
).join(" and ");

/** When the batch was decided. */
const DECIDED_AT = "to_timestamp($6::bigint / 1000.0)";

/** Inserts the leads with their sealed contacts, sales, transfers and outbox event. */
export function leadsStatement(rows: BatchRows, input: WriteInput): Statement {
  const sales = input.decided.flatMap((decided) => decided.sales);
  const transfers = sales.flatMap((sale) =>
    transfersForSale({ ...sale, saleId: sale.id, networkId: input.rules.networkId }),
  );
  return {
    name: "leads",
    text: `
      with leads as (
        insert into lead (batch_id, ${rows.leads.columns})
        select $1::uuid, ${rows.leads.columns}
        from unnest($2::lead[])
      ),
      contacts as (
        insert into lead_private (${rows.privates.columns})
        select ${rows.privates.columns}
        from unnest($3::lead_private[])
      ),
      sales as (
        ${insertSalesSql({ columns: rows.sales.columns, rows: "$4::sale[]", soldAt: DECIDED_AT })}
      ),
      announced as (
        ${appendOutboxEventSql(`
          select 'leads_decided', $7::json, ${DECIDED_AT}
          where $7 is not null
        `)}
      )
      ${insertTransfersSql({
        columns: rows.transfers.columns,
        rows: "$5::transfer[]",
        at: DECIDED_AT,
      })}
    `,
    values: [
      input.batchId,
      rows.leads.encode(input.findings),
      rows.privates.encode(sealedLeads(input.findings, input.rules)),
      rows.sales.encode(sales),
      rows.transfers.encode(transfers),
      input.decidedAtMs,
      input.events,
    ],
  };
}

/**
 * Takes what the batch sold from counters and wallets, each in the global lock order. Raises PM001
 * where the capacity is no longer there. The SQL equivalent of `hasCapacity`.
 */
export function usageStatement(rows: BatchRows, { takes, spentByAccount }: BatchUsage): Statement {
  const sorted = takes.toSorted((a, b) => a.campaignNo - b.campaignNo);
  const accounts = [...spentByAccount.keys()].sort();
  const columns = [
    ...rows.takes.everyColumn,
    ...rows.most.everyColumn.map((column) => `most_${column}`),
  ];
  return {
    name: "takes",
    text: `
      with counted as (
        update campaign_state as s
        set ${COUNTED}
        from unnest($1::campaign_state[], $2::campaign_state[]) as take (
          ${columns.join(", ")}
        )
        where s.campaign_no = take.campaign_no and ${HAS_ROOM}
        returning s.campaign_no
      ),
      paid as (
        ${debitWalletsSql("$3::uuid[]", "$4::bigint[]")}
      )
      select case
        when (select count(*) from counted) = $5
          and (select count(*) from paid) = $6 then true
        else distribution_changed()
      end as stands
    `,
    values: [
      rows.takes.encode(sorted),
      rows.most.encode(sorted),
      plainArray(accounts),
      plainArray(accounts.map((id) => spentByAccount.get(id) ?? 0n)),
      sorted.length,
      accounts.length,
    ],
  };
}

/**
 * Raises PM001 where the distribution version is not the one the batch was decided on. Runs after
 * the takes, in a snapshot of its own: a take that waited for a change of its campaign sees the
 * campaign's row, and nothing else, as the change left it.
 */
export function versionStatement(version: bigint): Statement {
  return {
    name: "version",
    text: `
      select case when version = $1 then true else distribution_changed() end as stands
      from distribution_version
    `,
    values: [version],
  };
}

/**
 * Writes the counters per source; a row is inserted when a campaign first takes a lead from a
 * source it limits.
 */
export function sourceCounterStatement(
  rows: BatchRows,
  list: readonly CampaignSourceCounters[],
): Statement {
  return {
    name: "source-counters",
    text: `
      insert into campaign_source_state (${rows.sourceCounters.columns})
      select ${rows.sourceCounters.columns}
      from unnest($1::campaign_source_state[])
      on conflict (campaign_no, source_id) do update
        set ${COUNTER_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}
    `,
    values: [rows.sourceCounters.encode(list)],
  };
}

export function listingStatement(rows: BatchRows, listed: readonly ListedLead[]): Statement {
  return {
    name: "listings",
    text: `
      insert into listing (${rows.listings.columns})
      select ${rows.listings.columns}
      from unnest($1::listing[])
    `,
    values: [rows.listings.encode(listed)],
  };
}

/**
 * Updates keys whose row differs from what the claim left: taken over from an earlier lead, or
 * released.
 */
export function keyChangeStatements(rows: BatchRows, changes: readonly KeyChange[]): Statement[] {
  const taken = changes
    .filter((change): change is KeyTaken => change.holder !== null)
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const released = changes.filter(({ holder }) => holder === null);
  const statements: Statement[] = [];
  if (taken.length > 0) {
    statements.push({
      name: "keys-taken",
      text: `
        insert into lead_key (${rows.keysTaken.columns})
        select ${rows.keysTaken.columns}
        from unnest($1::lead_key[])
        on conflict (hash) do update set lead_id = excluded.lead_id, earlier = excluded.earlier
      `,
      values: [rows.keysTaken.encode(taken)],
    });
  }
  if (released.length > 0) {
    statements.push({
      name: "keys-released",
      text: "delete from lead_key where hash = any($1::bytea[])",
      values: [hexArray(released.map(({ hash }) => hash))],
    });
  }
  return statements;
}

export function sourceDayStatement(days: ReadonlyMap<string, SourceDay>): Statement {
  return {
    name: "source-days",
    text: `
      insert into source_state (source_id, day_start_ms, day_leads)
      select *
      from unnest($1::uuid[], $2::bigint[], $3::integer[])
      on conflict (source_id) do update
        set day_start_ms = excluded.day_start_ms, day_leads = excluded.day_leads
    `,
    values: [
      plainArray([...days.keys()]),
      plainArray([...days.values()].map(({ dayStartMs }) => dayStartMs)),
      plainArray([...days.values()].map(({ leads }) => leads)),
    ],
  };
}
