// Decides past leads again with one campaign among the bids.
import type pg from "pg";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { CampaignTerms } from "../../../../domain/distribution/bidder.ts";
import { Replay, type ReplayOutcome } from "../../../../domain/distribution/replay.ts";
import { type AccountHistory, asOfOneMoment, readAccountHistory } from "./account-history.store.ts";
import { matchRows } from "./match-columns.ts";
import { bidderOf, openReplay } from "./open-replay.ts";
import { PastLeadRow, type PastLeads } from "./past-lead-row.ts";

export interface PastQuestion {
  readonly accountId: string;
  /** Null for a campaign that does not exist yet. */
  readonly campaignId: string | null;
  readonly criteria: Criteria;
  readonly order: CampaignTerms;
  /** Where the buyer may buy; absent: as it is now. */
  readonly rights?: Partial<AccountHistory["rights"]>;
  /** The leads that were decided from the first of these moments until before the second. */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly nowMs: number;
  /** Whether the account's money is treated as more than enough. */
  readonly hasEnoughMoney?: boolean;
}

/** $10 trillion: more than leads cost, and exact as a number. */
const ENOUGH_CENTS = 10n ** 15n;

/** A lead decided again; valid until the next. */
export interface Decided {
  readonly row: number;
  /** Null where the lead was decided before terms were kept. */
  readonly outcome: ReplayOutcome | null;
  readonly lead: PastLeadRow;
  readonly replay: Replay;
}

/**
 * The rows of the leads that meet the criteria, in the order in which they were decided; valid
 * until the next call.
 */
export function matchedRows(
  { columns }: PastLeads,
  { criteria, fromMs, untilMs }: Pick<PastQuestion, "criteria" | "fromMs" | "untilMs">,
): Uint32Array {
  return matchRows(
    criteria,
    columns,
    columns.order.subarray(columns.orderFrom(fromMs), columns.orderFrom(untilMs)),
  );
}

/**
 * Finds the leads that meet the criteria, in the order in which they were decided: `onMatches`
 * receives their rows, which are valid until it returns. With `onDecided`, each is decided again
 * with the campaign among the bids. Returns the account history that it began with; null where the
 * account does not buy leads or the campaign is not its own.
 */
export function walkPast(
  db: pg.ClientBase,
  leads: PastLeads,
  question: PastQuestion,
  onMatches: (rows: Uint32Array) => void,
  onDecided: ((decided: Decided) => void) | null,
): Promise<AccountHistory | null> {
  const { accountId, campaignId, order, rights, fromMs, nowMs } = question;
  // Reads the money and its movements in one snapshot.
  return asOfOneMoment(db, async () => {
    const read = await readAccountHistory(db, accountId, campaignId);
    if (read === null) return null;
    const account =
      question.hasEnoughMoney === true ? { ...read, availableCents: ENOUGH_CENTS } : read;
    const bidder = bidderOf(order, accountId, {
      ...account,
      rights: { ...account.rights, ...rights },
    });
    const rows = matchedRows(leads, question);
    onMatches(rows);
    if (onDecided === null || rows.length === 0) return account;
    const replay = new Replay(
      bidder,
      leads.accounts.numberOfAccount(accountId),
      await openReplay(db, bidder, account, leads, {
        fromMs,
        untilMs: nowMs,
        matching: rows.length,
      }),
    );
    const lead = new PastLeadRow(leads, bidder.no);
    for (const row of rows) {
      const outcome = lead.moveTo(row) ? replay.decide(lead) : null;
      onDecided({ row, outcome, lead, replay });
    }
    return account;
  });
}
