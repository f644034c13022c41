// Runs the rounds that look again for leads of consumers whose request was just carried out, and
// that delete archived consents whose time is over.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { deleteIdentitiesOfErased, hasUnremembered } from "../leads/index.ts";
import { forgetPings } from "../../selling/distribution/index.ts";
import {
  type DoneRequest,
  listUnsettled,
  lockConsumerRequest,
  writeSettled,
} from "./consumer-request.store.ts";
import type { DecideDeps } from "./decide-request.ts";
import { honorRequest } from "./honor-request.ts";
import { deleteOldConsents } from "./archived-consent.store.ts";

const INTERVAL_MS = MINUTE_MS;
/**
 * A post that was being decided while the request was carried out is missed by it. Posts are
 * answered within seconds, and their identities remembered within minutes.
 */
const LOOK_AGAIN_MS = 15 * MINUTE_MS;

export interface LookAgainDeps extends DecideDeps {
  readonly onError: (error: unknown, what: string) => void;
}

/** The rounds of a process. Several processes may run them. */
export function createConsumerRequestJobs(deps: LookAgainDeps): Ticker {
  return createTicker(
    INTERVAL_MS,
    async () => {
      await lookAgain(deps);
      await deleteOldConsents(deps.pool, deps.now());
    },
    (error) =>
      deps.onError(
        error,
        "consumers' requests could not be looked after and wait for the next round",
      ),
  );
}

/**
 * Does what was asked for with leads that were not there yet. A request is looked after until all
 * leads of its moment are known, however long no round has run. One that fails waits for the next
 * round alone. Returns how many leads were found.
 */
export async function lookAgain(deps: LookAgainDeps): Promise<number> {
  let leads = 0;
  for (const done of await listUnsettled(deps.pool))
    try {
      leads += await lookAfter(deps, done);
    } catch (error) {
      deps.onError(error, "a consumer's request could not be looked after");
    }
  return leads;
}

function lookAfter(deps: DecideDeps, done: DoneRequest): Promise<number> {
  const nowMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    const request = await lockConsumerRequest(tx, done.id);
    if (request === null) return 0;
    const untilMs = done.decided_at_ms + LOOK_AGAIN_MS;
    // Before the leads are read: what is remembered later must be found by another round.
    const isLast = nowMs >= untilMs && !(await hasUnremembered(tx, untilMs));
    const actor = { kind: "system", id: "consumer_request" } as const;
    const effect = await honorRequest(deps, tx, request, { actor, atMs: nowMs });
    const isErasure = request.kind === "erasure";
    if (isErasure) await deleteIdentitiesOfErased(tx, request.hashes);
    // Once, because it reads all pings: those that were open then have ended by now.
    if (isErasure && isLast) await forgetPings(tx, request.hashes);
    if (isLast) await writeSettled(tx, done.id, nowMs);
    return effect.leads;
  });
}
