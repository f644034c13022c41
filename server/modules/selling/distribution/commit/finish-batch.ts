// Writes and commits the outcome of a batch, and updates the memory only after the commit.
import { outboxEvent } from "./events.ts";
import type { SellableArrival } from "../arrive/arrival.ts";
import type { BatchUsage } from "../claim/batch.store.ts";
import type { ClaimInput } from "../claim/claim.store.ts";
import type { BatchDeps, BatchRequest, BatchResult } from "../decide/decide-batch.ts";
import type { DecidedAuctions } from "../decide/decide-auctions.ts";
import { type DecidedLead, recordDecision } from "../decide/decided-lead.ts";
import type { Admitted } from "../arrive/sort-arrivals.ts";
import type { Finding } from "./stored-lead.store.ts";
import type { Answer } from "../../../../../domain/distribution/answer.ts";
import { keyParts } from "../../../../../domain/distribution/memory-bidder-state.ts";

/** Writes and commits the outcome, and updates the memory only after the commit. */
export async function finishBatch(
  { store, memory }: Pick<BatchDeps, "store" | "memory">,
  { batchId, atMs }: BatchRequest,
  admitted: Admitted,
  takers: readonly SellableArrival[],
  outcome: DecidedAuctions,
  others: readonly Finding[],
  {
    newcomers,
    ...rest
  }: Pick<BatchUsage, "sourceDays" | "distributionVersion"> & {
    readonly newcomers: ClaimInput | null;
  },
): Promise<BatchResult> {
  const { rules } = outcome;
  const decided = takers.map((arrival, index): DecidedLead => {
    const offer = outcome.offers[index];
    const decision = outcome.decisions[index];
    if (offer === undefined || decision === undefined)
      throw new Error("every arrival has its offer and decision");
    return recordDecision(arrival, offer, decision, {
      rules,
      activeCampaigns: memory.activeCampaigns,
      position: index,
      soldAtMs: atMs,
      returnDaysOf: ({ campaignNo }) => memory.bidder(campaignNo)?.returnDays ?? null,
    });
  });
  const findings: Finding[] = [
    ...decided.map((one): Finding => ({ kind: "decided", decided: one })),
    ...others,
  ];
  const takes = [...outcome.bidderState.takes().values()];
  const spentByAccount = outcome.bidderState.spentCents();
  const sourceCounters = [...outcome.bidderState.changedSourceCounters()].map(
    ([key, counters]) => ({
      ...keyParts(key),
      counters,
    }),
  );
  await store.finish(
    {
      batchId,
      decidedAtMs: atMs,
      rules,
      findings,
      decided,
      keyChanges: admitted.keyChanges,
      events: outboxEvent(decided, findings),
    },
    { takes, spentByAccount, sourceCounters, ...rest },
    newcomers,
  );
  memory.noteUsage(takes, spentByAccount);
  for (const { campaignNo, sourceId, counters } of sourceCounters)
    memory.noteSourceCounters(campaignNo, sourceId, counters);
  return {
    answers: new Map(findings.map((finding) => [leadIdOf(finding), answerOf(finding)])),
    replays: admitted.replays,
  };
}

function leadIdOf(finding: Finding): string {
  return finding.kind === "decided" ? finding.decided.arrival.leadId : finding.arrival.leadId;
}

function answerOf(finding: Finding): Answer {
  if (finding.kind === "decided") return finding.decided.outcome.answer;
  const base = {
    leadId: finding.arrival.leadId,
    sale: "none" as const,
    priceCents: 0n as Answer["priceCents"],
    original: null,
  };
  return finding.kind === "refused"
    ? { ...base, status: "rejected", reason: finding.reason }
    : { ...base, status: "duplicate", reason: "duplicate" };
}
