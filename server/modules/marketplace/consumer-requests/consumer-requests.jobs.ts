// Runs the rounds that look again for leads of consumers whose request was just carried out, and
// that delete archived consents whose time is over.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { deleteIdentitiesOfErased } from "../leads/index.ts";
import { listDoneSince, lockConsumerRequest } from "./consumer-request.store.ts";
import type { DecideDeps } from "./decide-request.ts";
import { honorRequest } from "./honor-request.ts";
import { deleteOldConsents } from "./archived-consent.store.ts";

const INTERVAL_MS = MINUTE_MS;
/**
 * A post that was being decided while the request was carried out is missed by it. Posts are
 * answered within seconds, and their identities remembered within minutes.
 */
const LOOK_AGAIN_MS = 15 * MINUTE_MS;

/** The rounds of a process. Several processes may run them. */
export function createConsumerRequestJobs({
  onError,
  ...deps
}: DecideDeps & { readonly onError: (error: unknown, what: string) => void }): Ticker {
  return createTicker(
    INTERVAL_MS,
    async () => {
      await lookAgain(deps);
      await deleteOldConsents(deps.pool, deps.now());
    },
    (error) =>
      onError(error, "consumers' requests could not be looked after and wait for the next round"),
  );
}

/** Does what was asked for with leads that were not there yet. Returns how many. */
export async function lookAgain(deps: DecideDeps): Promise<number> {
  const nowMs = deps.now();
  let leads = 0;
  for (const id of await listDoneSince(deps.pool, nowMs - LOOK_AGAIN_MS))
    leads += await inTransaction(deps.pool, async (tx) => {
      const request = await lockConsumerRequest(tx, id);
      if (request === null) return 0;
      const actor = { kind: "system", id: "consumer_request" } as const;
      const effect = await honorRequest(deps, tx, request, { actor, atMs: nowMs });
      if (request.kind === "erasure") await deleteIdentitiesOfErased(tx, request.hashes);
      return effect.leads;
    });
  return leads;
}
