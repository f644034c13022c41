// Tests that every operation which lets API keys in says which scopes they need, and that none
// opens more than its scopes say: rules read the contract, and planted operations are reported.
import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { KEY_SCOPES, type KeyScope, missingScopes } from "../domain/access/key-scopes.ts";
import { OPERATIONS } from "./index.ts";
import { keyNeedsOf } from "./key-needs.ts";
import { type Operation, type OperationResponse, defineOperation } from "./operation.ts";

const forKeys = OPERATIONS.filter((operation) => keyNeedsOf(operation) !== null);

/** Operations whose answers are cut to what the key may see: tests of the whole API call each. */
const CUT: ReadonlySet<string> = new Set([
  "listLeads",
  "getLead",
  "getLeadTotals",
  "findLeads",
  "listImports",
  "getImport",
  "makeImport",
  "startImport",
  "cancelImport",
  "findImports",
  "listCampaignChanges",
  "listLinks",
  "getLink",
  "setLink",
  "mergeLink",
  "listClicks",
  "listSales",
  "getSale",
  "listReturns",
  "getReturn",
  "getGroupsReport",
  "listPivotRows",
]);
/** What a replay would have spent was never paid. */
const NOT_PAID: ReadonlySet<string> = new Set(["previewCampaign"]);
/** What an account pays or earns. Bids, asking prices and a home's price are no secret of money. */
const AMOUNTS = /^(earned|spend|balance|payable|paid|earning|payout|receivable)\w*_cents$/;
const CONTACT: ReadonlySet<string> = new Set(["phone", "email", "consent_proof"]);

function members(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== "object" || schema === null) return found;
  const { properties = {} } = schema as { readonly properties?: object };
  for (const name of Object.keys(properties)) found.add(name);
  for (const part of Object.values(schema)) members(part, found);
  return found;
}

/** Why one of the five scopes alone opens too much; null where it does not. */
function faultOf(operation: Operation): string | null {
  const needs = keyNeedsOf(operation);
  if (needs === null) return null;
  const opensAlone = (scope: KeyScope): boolean => missingScopes([scope], needs).length === 0;
  if (operation.method !== "GET" && opensAlone("read")) return "read writes";
  const [{ schema, mediaType }] = Object.values(operation.responses) as [OperationResponse];
  const names = members(schema);
  const others = KEY_SCOPES.filter(opensAlone);
  if (others.some((scope) => scope !== "leads") && mediaType !== undefined)
    return "a file without leads";
  if (CUT.has(operation.operationId)) return null;
  if (others.some((scope) => scope !== "leads") && [...names].some((name) => CONTACT.has(name)))
    return "contact without leads";
  if (NOT_PAID.has(operation.operationId)) return null;
  if (others.some((scope) => scope !== "money") && [...names].some((name) => AMOUNTS.test(name)))
    return "amounts without money";
  return null;
}

describe("what API keys need", () => {
  it("is said of every operation that lets them in, except for public ones", () => {
    const letIn = OPERATIONS.filter(({ access }) => access.includes("key"));
    expect(
      letIn
        .filter((operation) => keyNeedsOf(operation) === null)
        .map(({ operationId }) => operationId),
    ).toEqual(
      letIn.filter(({ access }) => access.includes("public")).map((one) => one.operationId),
    );
    for (const operation of forKeys) expect(keyNeedsOf(operation)?.all).not.toEqual([]);
    expect(forKeys.length).toBeGreaterThan(100);
  });

  it("opens no more than the scopes say", () => {
    expect(
      forKeys.flatMap((operation) => {
        const fault = faultOf(operation);
        return fault === null ? [] : [`${operation.operationId}: ${fault}`];
      }),
    ).toEqual([]);
  });

  it("uses every scope, and a key with all of them calls everything", () => {
    for (const scope of KEY_SCOPES)
      expect(forKeys.some((operation) => keyNeedsOf(operation)?.all.includes(scope))).toBe(true);
    for (const operation of forKeys)
      expect(missingScopes(KEY_SCOPES, keyNeedsOf(operation) ?? { all: [] })).toEqual([]);
  });

  const planted = (more: Partial<Operation>): Operation =>
    defineOperation({
      method: "GET",
      path: "/v1/planted",
      operationId: "planted",
      summary: "Planted",
      tags: ["Campaigns"],
      access: ["key"],
      request: {},
      responses: { 204: { description: "Done." } },
      problems: [],
      ...more,
    });
  const answering = (member: string) => ({
    200: {
      description: "It.",
      schema: Type.Object({ items: Type.Array(Type.Object({ [member]: Type.Integer() })) }),
    },
  });

  it.each<[string, Partial<Operation>]>([
    ["read writes", { method: "POST", tags: ["Reports"] }],
    ["contact without leads", { responses: answering("phone") }],
    ["amounts without money", { responses: answering("earned_cents") }],
    [
      "a file without leads",
      { responses: { 200: { description: "It.", mediaType: "text/csv", schema: Type.String() } } },
    ],
  ])("reports: %s", (fault, more) => {
    expect(faultOf(planted(more))).toBe(fault);
  });
});
