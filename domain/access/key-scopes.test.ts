// Tests what the scopes of an API key open, and what they keep closed.
import { describe, expect, it } from "vitest";
import { type Actor, can, seesContact, seesMoney } from "./access.ts";
import { KEY_SCOPES, type KeyScope, missingScopes } from "./key-scopes.ts";

const keyWith = (...scopes: readonly KeyScope[]): Actor => ({
  kind: "key",
  id: "k",
  accountId: "adv",
  role: "advertiser",
  teamRole: "owner",
  scopes,
});

describe("the scopes of a key", () => {
  it.each<[string, KeyScope, (actor: Actor) => boolean]>([
    [
      "contact",
      "leads",
      (actor) =>
        can(actor, "read", "contact", {
          affiliateId: "aff",
          buyers: [{ buyerId: "adv", assigneeId: null }],
          soldExclusively: true,
        }),
    ],
    ["contact at all", "leads", seesContact],
    ["amounts", "money", seesMoney],
    ["the wallet", "money", (actor) => can(actor, "read", "wallet", { accountId: "adv" })],
    ["webhooks", "hooks", (actor) => can(actor, "update", "webhook", { accountId: "adv" })],
    ["destinations", "hooks", (actor) => can(actor, "read", "destination", { accountId: "adv" })],
  ])("%s: only with %s", (_what, scope, test) => {
    for (const one of KEY_SCOPES) expect(test(keyWith(one)), one).toBe(one === scope);
    expect(test(keyWith(...KEY_SCOPES))).toBe(true);
    expect(test(keyWith())).toBe(false);
  });

  it("limit keys only: a person has none", () => {
    const { scopes: _none, ...person } = { ...keyWith(), kind: "user" as const };
    expect([seesMoney(person), seesContact(person)]).toEqual([true, true]);
  });

  it("never open more than the holder's team role", () => {
    const agent: Actor = { ...keyWith(...KEY_SCOPES), teamRole: "agent" };
    expect(seesMoney(agent)).toBe(false);
    expect(can(agent, "read", "wallet", { accountId: "adv" })).toBe(false);
  });
});

describe("missingScopes", () => {
  it.each<[readonly KeyScope[], Parameters<typeof missingScopes>[1], KeyScope[]]>([
    [["read"], { all: ["leads"], orRead: true }, []],
    [["read"], { all: ["leads"] }, ["leads"]],
    [["leads"], { all: ["leads"], orRead: true }, []],
    [["hooks"], { all: ["hooks", "leads", "money"] }, ["leads", "money"]],
    [["leads", "money", "hooks"], { all: ["hooks", "leads", "money"] }, []],
    [[], { all: ["read"] }, ["read"]],
  ])("of %j for %j is %j", (held, needs, missing) => {
    expect(missingScopes(held, needs)).toEqual(missing);
  });
});
