// Answers the arrivals of a committed batch; a repeated call gets its first answer.
import type { Arrival } from "../arrive/arrival.ts";
import type { Waiting } from "../arrive/arrival-queue.ts";
import { LeadFailed } from "../arrive/batch-errors.ts";
import type { BatchResult } from "../decide/decide-batch.ts";
import type { Answer } from "../../../../../domain/distribution/answer.ts";

/** Looks up the answers that are stored in the rows. */
export interface AnswerDeps {
  readonly loadAnswers: (leadIds: readonly string[]) => Promise<Map<string, Answer>>;
  readonly findIdempotency: (
    scope: string,
    keyHash: Buffer,
  ) => Promise<{ readonly leadId: string | null; readonly requestHash: Buffer } | null>;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * Makes the leader's result also settle its followers: with the leader's answer, or as a mismatch
 * where a follower sent a different request.
 */
export function leadFollowers(
  deps: AnswerDeps,
  leader: Waiting,
  followers: readonly Waiting[],
): Waiting {
  return {
    ...leader,
    settle: (result) => {
      leader.settle(result);
      for (const follower of followers) {
        if (result.kind === "mismatch") void answerReplay(deps, follower);
        else
          follower.settle(
            isSameRequest(leader.arrival, follower.arrival)
              ? { ...result, replayed: true }
              : { kind: "mismatch" },
          );
      }
    },
    fail: (error) => {
      leader.fail(error);
      for (const follower of followers) follower.fail(error);
    },
  };
}

/** Answers each arrival of a committed batch. */
export async function answerBatch(
  deps: AnswerDeps,
  batch: readonly Waiting[],
  result: BatchResult | "committed",
): Promise<void> {
  const replays = new Set(result === "committed" ? [] : result.replays.map(({ leadId }) => leadId));
  const isPlain = ({ arrival }: Waiting): boolean =>
    result !== "committed" &&
    result.answers.get(arrival.leadId)?.status !== "duplicate" &&
    !replays.has(arrival.leadId);
  for (const waiting of batch) {
    const answer = result === "committed" ? undefined : result.answers.get(waiting.arrival.leadId);
    if (answer !== undefined && isPlain(waiting))
      waiting.settle({ kind: "answered", answer, replayed: false });
  }
  const lookedUp = batch.filter(
    (waiting) => !isPlain(waiting) && !replays.has(waiting.arrival.leadId),
  );
  const answers =
    lookedUp.length === 0
      ? new Map<string, Answer>()
      : await deps.loadAnswers(lookedUp.map(({ arrival }) => arrival.leadId));
  for (const waiting of lookedUp) {
    const answer = answers.get(waiting.arrival.leadId);
    if (answer !== undefined) waiting.settle({ kind: "answered", answer, replayed: false });
    else await answerReplay(deps, waiting);
  }
  for (const waiting of batch)
    if (replays.has(waiting.arrival.leadId)) await answerReplay(deps, waiting);
}

/** Returns the first answer to an idempotency key, or a mismatch when the request differs. */
async function answerReplay(deps: AnswerDeps, { arrival, settle, fail }: Waiting): Promise<void> {
  try {
    const { idempotency, source } = arrival;
    const known =
      idempotency === null ? null : await deps.findIdempotency(source.id, idempotency.keyHash);
    if (known === null || known.leadId === null || idempotency === null)
      throw new LeadFailed("the first answer is not there", false);
    if (!known.requestHash.equals(idempotency.requestHash)) {
      settle({ kind: "mismatch" });
      return;
    }
    const answer = (await deps.loadAnswers([known.leadId])).get(known.leadId);
    if (answer === undefined) throw new LeadFailed("the first answer is not there", false);
    settle({ kind: "answered", answer, replayed: true });
  } catch (error) {
    deps.onError(error, "a repeated call could not be answered");
    fail(
      error instanceof LeadFailed
        ? error
        : new LeadFailed("the first answer could not be read", false, { cause: error }),
    );
  }
}

function isSameRequest(a: Arrival, b: Arrival): boolean {
  return (
    a.idempotency !== null &&
    b.idempotency !== null &&
    a.idempotency.requestHash.equals(b.idempotency.requestHash)
  );
}
