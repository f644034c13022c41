// Ten thousand calls made from the schemas of the contract, by every kind of caller: none breaks
// the server, hangs, or is refused without words.
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
import { type Caller, TestApi } from "./support/api.ts";
import { FuzzValues } from "./support/fuzz-values.ts";
import { fuzzCall, judgeCall } from "./support/fuzz.ts";
import { NETWORK_ID, post, postBody } from "./support/market.ts";

const CALLS = 10_000;
const SEED = 20_261_128;
/** Of all calls; the others are refused by right or by value. */
const LEAST_SUCCEED = 0.12;
/** Apart in the test's clock, so that no caller runs into its rate. */
const BETWEEN_MS = 100;
const TIMEOUT_MS = 900_000;

let nowMs = Date.parse("2026-03-04T18:00:00Z");
let api: TestApi;
let callers: readonly Caller[];
let ids: readonly string[];

beforeAll(async () => {
  api = await TestApi.start(() => (nowMs += 1));
  const buyer = await api.fixture.advertiser("Fuzz Homes", 10_000_000);
  await api.fixture.campaign({ accountId: buyer, exclusiveCents: 5_000 });
  const source = await api.fixture.source({ unsoldRule: "list" });
  await api.market.catchUp();
  for (let person = 1; person <= 6; person += 1)
    await post(
      api.market,
      source,
      postBody(person, person > 3 ? { zip_code: "10001" } : {}),
      () => nowMs,
    );
  const { rows } = await api.database.pool.query<{ id: string }>(
    `select id::text as id from lead
     union select id::text from campaign
     union select id::text from sale
     union select id::text from source`,
  );
  ids = [...rows.map(({ id }) => id), randomUUID()];
  callers = [
    null,
    await api.userOf(buyer, "advertiser"),
    await api.userOf(buyer, "advertiser", "manager"),
    await api.userOf(buyer, "advertiser", "agent"),
    await api.userOf(source.affiliateId, "affiliate"),
    await api.userOf(NETWORK_ID, "admin"),
    await api.keyOf(buyer),
    await api.keyOf(source.affiliateId),
    await api.keyOf(NETWORK_ID),
    await api.sourceKey(source.id),
  ];
});
afterAll(() => api.stop());

/** Whether the operation lets a caller of the kind in; what it may see is another question. */
function mayCall(caller: Caller, { access }: Operation): boolean {
  if (access.includes("public")) return true;
  if (caller === null) return false;
  if ("user" in caller) return access.includes("session");
  return access.includes(caller.key.startsWith("plat_src_") ? "source" : "key");
}

/** Calls the operations in turn by chosen callers, and returns what was wrong. */
async function fuzz(
  origin: string,
  operations: readonly Operation[],
  by: readonly Caller[],
  calls: number,
): Promise<{ faults: string[]; succeeded: number }> {
  const values = new FuzzValues(seededRandom(SEED), ids);
  const faults: string[] = [];
  let succeeded = 0;
  for (let count = 0; count < calls; count += 1) {
    nowMs += BETWEEN_MS;
    const operation = operations[count % operations.length];
    if (operation === undefined) throw new Error("nothing to call");
    values.isCareless = values.chance(0.5);
    const caller = values.pick(by.filter((one) => values.isCareless || mayCall(one, operation)));
    const { status, fault } = await judgeCall(origin, caller, fuzzCall(operation, values));
    if (fault !== null) faults.push(fault);
    if (status !== null && status < 300) succeeded += 1;
  }
  return { faults, succeeded };
}

describe("ten thousand calls made from the contract", () => {
  it(
    "break nothing, hang nowhere, and are refused with words",
    async () => {
      const { faults, succeeded } = await fuzz(api.origin, OPERATIONS, callers, CALLS);
      expect(faults).toEqual([]);
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
    const { faults } = await fuzz(`http://127.0.0.1:${port}`, [broken], [null], 400);
    await app.close();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toContain("broken: answered 500");
  });
});
