// Tests on the whole API that a person of the network who views an account changes nothing by any
// operation: no row of the database but the notes of the view itself.
import { Agent } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import { isOpenInView, type Operation } from "../contract/operation.ts";
import { type BusyMarket, startBusyMarket } from "./support/busy-market.ts";
import { type FirstThings, findFirstThings } from "./support/first-things.ts";
import { callAs, matrixCall, thingOf } from "./support/matrix-calls.ts";
import { type Principal, makePrincipals } from "./support/principals.ts";
import { listChangedTables, noteChanges } from "./support/undo-changes.ts";

/** What a view notes of itself, and the end of the session, which moves on with each use. */
const OF_THE_VIEW = ["account_view_look", "activity", "activity_unlinked", "auth.session"];
/** What everybody may do, with a session or without. */
const isForAnyone = ({ access }: Operation): boolean => access.every((kind) => kind === "public");
const CALLED = OPERATIONS.filter(
  (operation) => !isForAnyone(operation) && operation.operationId !== "stopView",
);
/** Operations that are no GET, and open in a view all the same: each with the reason. */
const OPEN_WRITES: Readonly<Record<string, string>> = {
  findLeads: "a search, whose words stand in its body",
  findRecords: "a search, whose words stand in its body",
  stopView: "ends the view",
};
const TIMEOUT_MS = 600_000;

let market: BusyMarket;
let things: FirstThings;
let viewers: readonly Principal[];

beforeAll(async () => {
  market = await startBusyMarket();
  viewers = (await makePrincipals(market)).filter(({ isViewing }) => isViewing === true);
  things = await findFirstThings(market);
  // Reading the request log writes what sources have sent until then.
  const { api, owners, sourceId } = market;
  await api.call(owners.affiliate, "GET", `/v1/sources/${sourceId}/requests`);
  // So does what is counted in memory for some seconds.
  await Promise.all([api.writeContactReads(), api.writeDeniedCalls()]);
  await noteChanges(api.database.pool);
}, TIMEOUT_MS);
afterAll(() => market.api.stop());

it("opens no operation to views but reads", () => {
  const open = OPERATIONS.filter((operation) => !isForAnyone(operation) && isOpenInView(operation));
  expect(
    open.filter(({ method }) => method !== "GET").map(({ operationId }) => operationId),
  ).toEqual(expect.arrayContaining(Object.keys(OPEN_WRITES)));
  expect(
    open.filter(
      ({ method, operationId }) => method !== "GET" && !Object.hasOwn(OPEN_WRITES, operationId),
    ),
  ).toEqual([]);
});

describe("who views an account", () => {
  it(
    "changes nothing by any operation",
    async () => {
      const { api, clock } = market;
      const server = { origin: api.origin, agent: new Agent() };
      const context = { things, nowMs: clock.nowMs, settings: api.settings.current().document };
      expect(viewers.length).toBeGreaterThan(2);
      for (const { account, caller, name } of viewers)
        for (const operation of CALLED) {
          const values = thingOf(operation, things)?.values ?? {};
          await callAs(server, caller, matrixCall(operation, values, { context, account }));
          const changed = await listChangedTables(api.database.pool);
          expect(
            changed.filter((table) => !OF_THE_VIEW.includes(table)),
            `${operation.operationId}, ${name}`,
          ).toEqual([]);
        }
      server.agent.destroy();
    },
    TIMEOUT_MS,
  );

  it("is found out where a change is planted", async () => {
    const { pool } = market.api.database;
    await pool.query("update sale set delivered_at = delivered_at + interval '1 second'");
    expect(await listChangedTables(pool)).toContain("sale");
  });
});
