// Tests on the whole API that a call that changes something leaves an entry in the activity log:
// every operation says which, or why none, and calls of the owners leave what it says.
import { Agent } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import { ACTIVITY_ACTIONS } from "../domain/activity/actions.ts";
import { ACTS, ACTS_OF_OTHERS, UNLOGGED } from "./support/acts-of-operations.ts";
import { type BusyMarket, startBusyMarket } from "./support/busy-market.ts";
import { type FirstThings, findFirstThings } from "./support/first-things.ts";
import { callAs, matrixCall, thingOf } from "./support/matrix-calls.ts";
import { type Principal, makePrincipals } from "./support/principals.ts";
import { listChangedTables, listNoted, noteChanges, undoChanges } from "./support/undo-changes.ts";

const WRITES = OPERATIONS.filter(({ method }) => method !== "GET");
/**
 * What a call may write without changing anything that people set: its own traces. Counts of
 * earlier refused calls are written after a while.
 */
const TRACES = [
  "activity_count",
  "auth.session",
  "auth.rate_limit",
  "idempotency",
  "rate_bucket",
  "outbox",
];
const TIMEOUT_MS = 600_000;

let market: BusyMarket;
let things: FirstThings;
let owners: readonly Principal[];

beforeAll(async () => {
  market = await startBusyMarket();
  const names = ["network: owner", "advertiser: owner", "affiliate: owner"];
  owners = (await makePrincipals(market)).filter(({ name }) => names.includes(name));
  things = await findFirstThings(market);
  await noteChanges(market.api.database.pool);
}, TIMEOUT_MS);
afterAll(() => market.api.stop());

describe("the list of acts", () => {
  it("names every operation that is no read once: with its entries, or a reason for none", () => {
    const listed = [...Object.keys(ACTS), ...Object.keys(UNLOGGED)];
    expect(listed.toSorted()).toEqual(WRITES.map(({ operationId }) => operationId).toSorted());
  });

  it("names every kind of entry", () => {
    const left = new Set([...Object.values(ACTS).flat(), ...Object.keys(ACTS_OF_OTHERS)]);
    expect(ACTIVITY_ACTIONS.filter((action) => !left.has(action))).toEqual([]);
  });
});

describe("a call of an owner", () => {
  it(
    "leaves an entry of the listed kinds where it changes something, and only there",
    async () => {
      const { api, clock } = market;
      const server = { origin: api.origin, agent: new Agent({ keepAlive: true }) };
      const context = { things, nowMs: clock.nowMs, settings: api.settings.current().document };
      expect(owners).toHaveLength(3);
      const proved = new Set<string>();
      const faults: string[] = [];
      for (const operation of WRITES) {
        clock.nowMs += 1_010;
        const { operationId } = operation;
        for (const { account, caller, name } of owners) {
          const values = thingOf(operation, things)?.values ?? {};
          const call = matrixCall(operation, values, { context, account });
          const { status } = await callAs(server, caller, call);
          const acts = await listNoted(api.database.pool, "activity", "action");
          const tables = await listChangedTables(api.database.pool);
          const changed = tables.filter((table) => !TRACES.includes(table));
          if (acts.length > 0) proved.add(operationId);
          const listed: readonly string[] = ACTS[operationId] ?? [];
          for (const act of acts)
            if (!listed.includes(act)) faults.push(`${operationId} of ${name} left ${act}`);
          if (status < 300 && changed.length > 0 && listed.length > 0 && acts.length === 0)
            faults.push(`${operationId} of ${name} changed ${changed.join(", ")} and left nothing`);
          if ((await undoChanges(api.database.pool)) > 0) await api.forgetCaches();
        }
      }
      server.agent.destroy();
      expect(faults).toEqual([]);
      expect(proved.size).toBeGreaterThan(60);
    },
    TIMEOUT_MS,
  );
});
