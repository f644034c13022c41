// Tests which operations need a recent confirmation: a rule reads the contract, and each operation
// that loses its marker, or comes without one, is reported.
import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "./index.ts";
import { type Operation, defineOperation } from "./operation.ts";
import { closed } from "./schema.ts";

/** Members of an answer that let the holder in, or sign in an account's name. */
const SECRETS: ReadonlySet<string> = new Set(["key", "secret", "token", "posting_token"]);
/** Members of a body that give a person rights, a bank account money, or an address data. */
const POWERS: ReadonlySet<string> = new Set([
  "team_role",
  "account_number",
  "taxpayer_id",
  "tin",
  "dialer_url",
]);
const MONEY_OR_ADDRESSES = new RegExp(
  "^/v1/(payouts|payout-details|webhooks/{id}$|destinations/{id}$|postbacks/{id}$" +
    "|postback-tests$|delivery-plans/{id}$|assistant/provider$" +
    "|accounts/{id}/(manual-entries|terms)$|manual-entries/)",
);
/** An emailed link signs its recipient in, also when another person opens it. */
const OTHERS_LINKS = /^\/v1\/emails\/\{id\}\/link$/;
/** Connecting and disconnecting what signs a person in, without their password. */
const WAYS_IN = /^\/v1\/auth\/providers\/\{id\}/;
/** Who the members of an account are, and how they sign in. */
const MEMBERS = /^\/v1\/members\/(\{user_id\}|second-factor)$/;
/** What brings a key back that ended with its holder. */
const REVIVES = /^\/v1\/api-keys\/\{id\}\/take-over$/;
/** What the network ends of other accounts: who is signed in there, and which keys work. */
const OTHERS_ACCESS = new RegExp(
  "^/v1/(accounts/{id}/session-ends|api-keys/{id}/revocation|sources/{id}/key-revocation)$",
);
/** Begins to see an account as its people do. */
const VIEWS = /^\/v1\/accounts\/\{id\}\/view$/;
/** What deletes contact data for good, and what opens what is left of it. */
const ERASURES = /^\/v1\/(consumer-requests\/\{id\}\/carry-out|leads\/\{id\}\/archived-consent)$/;
/** Signing in and up, and what asks for the password itself: a part of its own, with proofs. */
const IDENTITY = /^\/v1\/auth\//;

const NOT_NEEDED: Readonly<Record<string, string>> = {
  cancelPayout: "takes back the account's own request; no money moves",
  mergeSource: "the key is only in the answer that creates a source",
  testAssistantProvider: "sends a question to the address that stands",
  rotatePostingLink: "the link shows how to post and sends test leads; it reads nothing",
  testPostback: "sends an example without a lead to the address that is typed",
  setDeliveryPlan: "chooses among destinations, each of which was confirmed when it was set",
  setProfile: "a dialer gets one number at a time, when a member presses it",
  mergeProfile: "a dialer gets one number at a time, when a member presses it",
};

/** Why a person must confirm first; null if nothing of the operation asks for it. */
function reasonFor({ method, path, access, request, responses }: Operation): string | null {
  if (WAYS_IN.test(path)) return "it changes what signs the person in";
  if (!access.includes("session") || IDENTITY.test(path)) return null;
  const answers = Object.values(responses);
  if (answers.some(({ mediaType }) => mediaType === "text/csv")) return "its answer is a file";
  if (method !== "GET" && MEMBERS.test(path)) return "it says who acts for the account, or how";
  if (method === "GET" || method === "DELETE") return null;
  if (OTHERS_ACCESS.test(path)) return "it ends what other people's access rests on";
  if (REVIVES.test(path)) return "it lets a key in that had ended";
  if (answers.some(({ schema }) => hasMember(schema, SECRETS))) return "its answer has a secret";
  if (hasMember(request.body, POWERS)) return "its body gives rights or names an account";
  if (ERASURES.test(path)) return "it deletes contact data, or opens what is left of it";
  if (VIEWS.test(path)) return "it shows all of another account";
  if (OTHERS_LINKS.test(path)) return "its answer signs another person in";
  return MONEY_OR_ADDRESSES.test(path) ? "it moves money or says where data goes" : null;
}

function hasMember(schema: unknown, names: ReadonlySet<string>): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const { properties } = schema as { readonly properties?: object };
  return (
    Object.keys(properties ?? {}).some((name) => names.has(name)) ||
    Object.values(schema).some((part) => hasMember(part, names))
  );
}

function findUnmarked(operations: readonly Operation[]): string[] {
  return operations
    .filter((operation) => !Object.hasOwn(NOT_NEEDED, operation.operationId))
    .filter((operation) => reasonFor(operation) !== null && operation.needs === undefined)
    .map(({ operationId }) => operationId);
}

const marked = OPERATIONS.filter(({ needs }) => needs !== undefined);

describe("the operations that need a recent confirmation", () => {
  it("are all marked, and none is without a reason", () => {
    expect(findUnmarked(OPERATIONS)).toEqual([]);
    expect(marked.filter((operation) => reasonFor(operation) === null)).toEqual([]);
    expect(marked.length).toBeGreaterThanOrEqual(26);
    const ids = new Set(OPERATIONS.map(({ operationId }) => operationId));
    expect(Object.keys(NOT_NEEDED).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(marked.map((operation) => [operation.operationId, operation] as const))(
    "%s is reported without its marker",
    (operationId, { needs: _needs, ...rest }) => {
      expect(findUnmarked([rest])).toEqual([operationId]);
    },
  );

  const planted = (path: string, more: Partial<Operation>): Operation =>
    defineOperation({
      method: "POST",
      path,
      operationId: "planted",
      summary: "Planted",
      tags: ["Money"],
      access: ["session"],
      request: {},
      responses: { 204: { description: "Done." } },
      problems: [],
      ...more,
    });

  it.each([
    [
      "takes a password for money",
      planted("/v1/payouts/again", {
        request: { body: closed({ password: Type.String() }) },
      }),
    ],
    ["removes a member", planted("/v1/members/{user_id}", { method: "DELETE" })],
    ["sends data elsewhere", planted("/v1/postbacks/{id}", { method: "PUT" })],
    ["moves money", planted("/v1/payouts/{id}/split", {})],
    [
      "makes a key",
      planted("/v1/robots", {
        responses: {
          201: { description: "The key.", schema: Type.Object({ key: Type.String() }) },
        },
      }),
    ],
    [
      "makes an owner",
      planted("/v1/guests", { request: { body: closed({ team_role: Type.String() }) } }),
    ],
    [
      "exports a file",
      planted("/v1/contacts/export", {
        method: "GET",
        responses: { 200: { description: "The file.", mediaType: "text/csv" } },
      }),
    ],
  ])("a new one that %s is reported", (_what, operation) => {
    expect(findUnmarked([operation])).toEqual(["planted"]);
    expect(findUnmarked([{ ...operation, needs: "recent_confirmation" }])).toEqual([]);
  });
});
