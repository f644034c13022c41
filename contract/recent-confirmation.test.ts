// Tests which operations need a recent confirmation: a rule reads the contract, and each operation
// that loses its marker, or comes without one, is reported.
import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "./index.ts";
import { type Operation, defineOperation } from "./operation.ts";
import { closed } from "./schema.ts";

/** Members of an answer that let the holder in, or sign in an account's name. */
const SECRETS: ReadonlySet<string> = new Set(["key", "secret"]);
/** Members of a body that give a person rights, or a bank account money. */
const POWERS: ReadonlySet<string> = new Set(["team_role", "account_number", "taxpayer_id", "tin"]);
const MONEY_OR_ADDRESSES =
  /^\/v1\/(payouts|payout-details|webhooks\/\{id\}$|destinations\/\{id\}$|assistant\/provider$)/;
/** Connecting and disconnecting what signs a person in, without their password. */
const WAYS_IN = /^\/v1\/auth\/providers\/\{id\}/;
/** What brings a key back that ended with its holder. */
const REVIVES = /^\/v1\/api-keys\/\{id\}\/take-over$/;
/** Signing in and up, and what asks for the password itself. */
const IDENTITY = /^\/v1\/auth\//;

const NOT_NEEDED: Readonly<Record<string, string>> = {
  cancelPayout: "takes back the account's own request; no money moves",
  mergeSource: "the key is only in the answer that creates a source",
  testAssistantProvider: "sends a question to the address that stands",
};

/** Why a person must confirm first; null if nothing of the operation asks for it. */
function reasonFor({ method, path, access, request, responses }: Operation): string | null {
  if (WAYS_IN.test(path)) return "it changes what signs the person in";
  if (!access.includes("session") || IDENTITY.test(path)) return null;
  const answers = Object.values(responses);
  if (answers.some(({ mediaType }) => mediaType === "text/csv")) return "its answer is a file";
  if (method === "GET" || method === "DELETE") return null;
  if (REVIVES.test(path)) return "it lets a key in that had ended";
  if (answers.some(({ schema }) => hasMember(schema, SECRETS))) return "its answer has a secret";
  if (hasMember(request.body, POWERS)) return "its body gives rights or names an account";
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

/** A password in the body is a confirmation of its own. */
function isConfirmed({ needs, request }: Operation): boolean {
  const body = request.body as { readonly required?: readonly string[] } | undefined;
  return needs !== undefined || (body?.required ?? []).includes("password");
}

function findUnmarked(operations: readonly Operation[]): string[] {
  return operations
    .filter((operation) => !Object.hasOwn(NOT_NEEDED, operation.operationId))
    .filter((operation) => reasonFor(operation) !== null && !isConfirmed(operation))
    .map(({ operationId }) => operationId);
}

const marked = OPERATIONS.filter(({ needs }) => needs !== undefined);

describe("the operations that need a recent confirmation", () => {
  it("are all marked, and none is without a reason", () => {
    expect(findUnmarked(OPERATIONS)).toEqual([]);
    expect(marked.filter((operation) => reasonFor(operation) === null)).toEqual([]);
    expect(marked.length).toBeGreaterThanOrEqual(18);
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
