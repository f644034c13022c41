// Calls made from the schemas of the contract, by every principal of the access matrix: none breaks
// the server, hangs, or is refused without words. `npm run fuzz` makes more of them.
import { randomUUID } from "node:crypto";
import { Type } from "typebox";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import { defineOperation, type Operation } from "../contract/operation.ts";
import { ok } from "../domain/result.ts";
import { buildHttpServer } from "../server/platform/http/http-server.ts";
import { registerOperation } from "../server/platform/http/register-operation.ts";
import { MetricsRegistry } from "../server/platform/metrics/registry.ts";
import { makeLogger } from "../server/platform/log/log.ts";
import { seededRandom } from "../server/platform/random/seeded-random.ts";
import { type BusyMarket, startBusyMarket } from "./support/busy-market.ts";
import type { Caller } from "./support/callers.ts";
import { findFirstThings } from "./support/first-things.ts";
import { FuzzValues } from "./support/fuzz-values.ts";
import { fuzzCall, judgeCall } from "./support/fuzz.ts";
import { keepAccess, restoreAccess } from "./support/kept-access.ts";
import { makePrincipals } from "./support/principals.ts";

const CALLS = Number(process.env["PLAT_FUZZ_CALLS"] ?? 10_000);
const SEED = 20_261_128;
/** Of all calls; the others are refused by right or by value. */
const LEAST_SUCCEED = 0.12;
/** How often the caller is one whose rights reach far; else each principal is as likely. */
const FAR_REACHING = 0.6;
/** Apart in the test's clock, so that no caller runs into its rate. */
const BETWEEN_MS = 100;
/** After so many calls, who lost access gets it back. */
const RESTORED_AFTER = 250;
/** A busy machine takes that long for a call. */
const CALL_TAKES_MS = 90;
const TIMEOUT_MS = CALLS * CALL_TAKES_MS + 300_000;
/** Owners, and keys with all scopes; the source that posts. */
const REACHES_FAR = /^(([AFN]\.own)|([AFN]kall)|src)$/;

let market: BusyMarket;
let everyone: readonly Caller[];
let farReaching: readonly Caller[];
let ids: readonly string[];

beforeAll(async () => {
  market = await startBusyMarket();
  const principals = await makePrincipals(market);
  everyone = principals.map(({ caller }) => caller);
  farReaching = principals.filter(({ code }) => REACHES_FAR.test(code)).map(({ caller }) => caller);
  const things = await findFirstThings(market);
  ids = [
    ...[...things.values()].flatMap(({ values }) => Object.values(values)),
    ...Object.values(market.leads),
    randomUUID(),
  ].filter((id) => id.length === randomUUID().length);
  await keepAccess(market.api.database.pool);
}, TIMEOUT_MS);
afterAll(() => market.api.stop());

/** Whether the operation lets a caller of the kind in; what it may see is another question. */
function mayCall(caller: Caller, { access }: Operation): boolean {
  if (access.includes("public")) return true;
  if (caller === null) return false;
  if (!("key" in caller)) return access.includes("session");
  return access.includes(caller.key.startsWith("plat_src_") ? "source" : "key");
}

/** Calls the operations in turn by callers that `pickBy` names, and returns what was wrong. */
async function fuzz(
  origin: string,
  operations: readonly Operation[],
  pickBy: (values: FuzzValues) => readonly Caller[],
  calls: number,
): Promise<{ faults: string[]; succeeded: number }> {
  const values = new FuzzValues(seededRandom(SEED), ids);
  const faults: string[] = [];
  let succeeded = 0;
  for (let count = 0; count < calls; count += 1) {
    market.clock.nowMs += BETWEEN_MS;
    if (count % RESTORED_AFTER === 0)
      await restoreAccess(market.api.database.pool, new Date(market.clock.nowMs));
    const operation = operations[count % operations.length];
    if (operation === undefined) throw new Error("nothing to call");
    values.isCareless = values.chance(0.5);
    const by = pickBy(values);
    const able = by.filter((one) => values.isCareless || mayCall(one, operation));
    const caller = values.pick(able.length === 0 ? by : able);
    const { status, fault } = await judgeCall(origin, caller, fuzzCall(operation, values));
    if (fault !== null) faults.push(fault);
    if (status !== null && status < 300) succeeded += 1;
  }
  return { faults, succeeded };
}

describe("calls made from the contract", () => {
  it(
    "break nothing, hang nowhere, and are refused with words",
    async () => {
      const { faults, succeeded } = await fuzz(
        market.api.origin,
        OPERATIONS,
        (values) => (values.chance(FAR_REACHING) ? farReaching : everyone),
        CALLS,
      );
      expect(faults).toEqual([]);
      process.stdout.write(`${CALLS} calls, of which ${succeeded} succeeded\n`);
      // Most calls are refused, by right or by value; enough of them reach the work behind.
      expect(succeeded).toBeGreaterThan(CALLS * LEAST_SUCCEED);
    },
    TIMEOUT_MS,
  );

  it("find an operation that breaks on one kind of value", async () => {
    const broken = defineOperation({
      method: "POST",
      path: "/v1/broken",
      operationId: "broken",
      tags: ["Places"],
      summary: "Break",
      access: ["public"],
      request: { body: Type.Object({ name: Type.Optional(Type.String()) }) },
      responses: { 200: { description: "Done.", schema: Type.Object({}) } },
      problems: [],
    });
    const app = buildHttpServer({
      log: makeLogger("silent"),
      metrics: new MetricsRegistry(),
      trustedProxies: [],
      secure: false,
    });
    registerOperation({ app, resolveActor: async () => ok(null) }, broken, async ({ body }) => {
      if (body.name === "constructor") throw new Error("planted");
      return ok({});
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const { faults } = await fuzz(`http://127.0.0.1:${port}`, [broken], () => [null], 400);
    await app.close();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toContain("broken: answered 500");
  });
});
