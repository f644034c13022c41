// Tests on the whole API which operations each scope of a key opens, and that a source's key does
// nothing but post and read its own posts.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import { keyNeedsOf } from "../contract/key-needs.ts";
import { KEY_SCOPES, type KeyScope, missingScopes } from "../domain/access/key-scopes.ts";
import { type Caller, TestApi } from "./support/api.ts";
import { NETWORK_ID } from "./support/market.ts";
import { callOperation } from "./support/operation-calls.ts";

/** What is open to everybody is so with and without a key. */
const TESTED = OPERATIONS.filter(
  ({ access }) => !access.includes("public") || access.includes("key") || access.includes("source"),
);
const SETS: readonly (readonly KeyScope[])[] = [
  ...KEY_SCOPES.map((scope) => [scope]),
  ...KEY_SCOPES.map((left) => KEY_SCOPES.filter((scope) => scope !== left)),
  KEY_SCOPES,
];
/** All that a source's key is for. */
const OF_SOURCES = [
  "postLead",
  "postLeadBatch",
  "pingLead",
  "postToPing",
  "listLeads",
  "getLead",
  "getLeadDecision",
  "getPostingSpec",
  "listPostingRequests",
  "createTestPost",
];

let api: TestApi;
const accounts: Record<string, string> = {};
let sourceKey: Caller;
beforeAll(async () => {
  api = await TestApi.start(Date.now);
  const source = await api.fixture.source();
  accounts["network"] = NETWORK_ID;
  accounts["affiliate"] = source.affiliateId;
  accounts["advertiser"] = await api.fixture.advertiser("Scoped Realty", 0);
  sourceKey = await api.sourceKey(source.id);
});
afterAll(() => api.stop());

describe.each(["advertiser", "affiliate", "network"])("a key of the %s's account", (kind) => {
  it.each(SETS.map((scopes) => [scopes.join(" "), scopes] as const))(
    "with %s calls exactly what its scopes open",
    async (_name, scopes) => {
      const caller = await api.keyOf(accounts[kind] ?? "", scopes);
      for (const operation of TESTED) {
        const { operationId, access } = operation;
        const { status, body } = await callOperation(api, caller, operation);
        const needs = keyNeedsOf(operation);
        const missing = needs === null ? [] : missingScopes(scopes, needs);
        if (!access.includes("key")) expect([401, 403], operationId).toContain(status);
        else if (missing.length === 0)
          expect([401, "out_of_scope"], operationId).not.toContain(body?.code ?? status);
        else {
          expect(body, operationId).toMatchObject({ status: 403, code: "out_of_scope" });
          for (const scope of missing) expect(body.detail).toContain(scope);
        }
      }
    },
  );
});

describe("a source's key", () => {
  it("posts, pings, and reads what became of its posts: nothing else is open to it", async () => {
    const open = OPERATIONS.filter(({ access }) => access.includes("source"));
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(OF_SOURCES.toSorted());
    for (const operation of TESTED) {
      const { status } = await callOperation(api, sourceKey, operation);
      if (OF_SOURCES.includes(operation.operationId))
        expect([401, 403], operation.operationId).not.toContain(status);
      else expect([401, 403], operation.operationId).toContain(status);
    }
  });
});
