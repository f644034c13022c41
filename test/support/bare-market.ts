// Builds distribution's parts without its loop: one store and one memory over a test database, so
// that a test can run each step.
import { BatchStore } from "../../server/modules/selling/distribution/claim/batch.store.ts";
import {
  loadCampaigns,
  loadWallets,
} from "../../server/modules/selling/distribution/state/campaigns.store.ts";
import type { BatchDeps } from "../../server/modules/selling/distribution/decide/decide-batch.ts";
import type {
  Arrival,
  Distribution,
  SourceTerms,
} from "../../server/modules/selling/distribution/index.ts";
import { DistributionState } from "../../server/modules/selling/distribution/state/distribution-state.ts";
import type { TestDatabase } from "./database.ts";
import { post } from "./market.ts";

/** A store, and a memory with the database's current contents. The caller closes the store. */
export async function bareMarket(database: TestDatabase) {
  const store = await BatchStore.open({ connectionString: database.url });
  const memory = new DistributionState();
  const { campaigns, version } = await loadCampaigns(database.pool, null);
  await memory.load(campaigns, version);
  for (const [accountId, available] of await loadWallets(database.pool))
    memory.noteAvailable(accountId, available);
  const catchUp = async (): Promise<void> => {
    const loaded = await loadCampaigns(database.pool, memory.version);
    memory.apply(await Array.fromAsync(loaded.campaigns), loaded.version);
  };
  return { store, memory, catchUp };
}

/** The store's calls, so that a test can replace one of them; `called` is notified of each. */
export function callsOf(
  store: BatchStore,
  called: (name: string) => void = () => undefined,
): BatchDeps["store"] {
  const heard =
    <Args extends readonly unknown[], Value>(name: string, call: (...args: Args) => Value) =>
    (...args: Args): Value => {
      called(name);
      return call(...args);
    };
  return {
    claim: heard("claim", (input) => store.claim(input)),
    heldKeys: heard("heldKeys", (hashes) => store.heldKeys(hashes)),
    read: heard("read", (rows) => store.read(rows)),
    lock: heard("lock", (rows) => store.lock(rows)),
    lockMore: heard("lockMore", (rows) => store.lockMore(rows)),
    finish: heard("finish", (...finishing) => store.finish(...finishing)),
  };
}

/** The arrival of a post, without distributing it. */
export async function arrivalOf(
  market: Distribution,
  source: SourceTerms,
  body: Readonly<Record<string, unknown>>,
  now: () => number,
  options: { readonly idempotencyKey?: string } = {},
): Promise<Arrival> {
  let made: Arrival | null = null;
  const catching: Distribution = {
    ...market,
    distribute: (arrival) => ((made = arrival), Promise.resolve({ kind: "mismatch" })),
  };
  await post(catching, source, body, now, options);
  if (made === null) throw new Error("the post arrives");
  return made;
}
