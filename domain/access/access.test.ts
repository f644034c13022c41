// Who may do what, and that a list shows exactly what may be read.
import { describe, expect, it } from "vitest";
import { type Actor, type ScopedKind, can, scopeFor } from "./access.ts";

const ACTORS: readonly Actor[] = (["user", "key", "source"] as const).flatMap((kind) =>
  ([["advertiser", "adv"], ["advertiser", "other-adv"], ["affiliate", "aff"], ["affiliate", "other-aff"], ["admin", "net"]] as const)
    .filter(([role]) => kind !== "source" || role === "affiliate")
    .map(([role, accountId]) => ({ kind, id: `${kind}-${accountId}`, accountId, role })));

const name = ({ kind, role, accountId }: Actor): string => `${kind} ${role} ${accountId}`;
const readers = (test: (actor: Actor) => boolean): string[] => ACTORS.filter(test).map(name);

describe("can", () => {
  it("shows contact to its buyers, to an admin, and to its affiliate until it is sold exclusively", () => {
    const lead = { affiliateId: "aff", buyerIds: ["adv"], soldExclusively: false };
    expect(readers((actor) => can(actor, "read", "contact", lead))).toEqual([
      "user advertiser adv", "user affiliate aff", "user admin net", "key advertiser adv", "key affiliate aff", "key admin net", "source affiliate aff",
    ]);
    expect(readers((actor) => can(actor, "read", "contact", { ...lead, soldExclusively: true, buyerIds: [] }))).toEqual(["user admin net", "key admin net"]);
  });

  it("lets only advertisers buy, and only sources post for their own account", () => {
    expect(readers((actor) => can(actor, "buy", "listing", { affiliateId: "aff" }))).toEqual(["user advertiser adv", "user advertiser other-adv", "key advertiser adv", "key advertiser other-adv"]);
    expect(readers((actor) => can(actor, "post", "lead", { affiliateId: "aff", buyerIds: [], listed: false }))).toEqual(["source affiliate aff"]);
  });

  it("lets owners write their own campaigns and sources, and nobody else's", () => {
    expect(readers((actor) => can(actor, "create", "campaign", { accountId: "adv" }))).toEqual(["user advertiser adv", "key advertiser adv"]);
    expect(readers((actor) => can(actor, "update", "source", { accountId: "aff" }))).toEqual(["user affiliate aff", "user admin net", "key affiliate aff", "key admin net"]);
    expect(readers((actor) => can(actor, "operate", "source", { accountId: "aff" }))).toEqual(["user admin net", "key admin net"]);
  });

  it("lets a buyer file, the affiliate answer, and a person of the network decide", () => {
    const sale = { buyerId: "adv", affiliateId: "aff" };
    expect(readers((actor) => can(actor, "file", "return", sale))).toEqual(["user advertiser adv", "key advertiser adv"]);
    expect(readers((actor) => can(actor, "answer", "return", sale))).toEqual(["user affiliate aff", "key affiliate aff"]);
    expect(readers((actor) => can(actor, "decide", "return", sale))).toEqual(["user admin net"]);
  });

  it("shows no advertiser what others want", () => {
    expect(readers((actor) => can(actor, "read", "demand", null))).toEqual(["user affiliate aff", "user affiliate other-aff", "user admin net", "key affiliate aff", "key affiliate other-aff", "key admin net"]);
  });

  it("leaves approvals and settings to people of the network", () => {
    expect(readers((actor) => can(actor, "approve", "account", { accountId: "aff" }))).toEqual(["user admin net"]);
    expect(readers((actor) => can(actor, "update", "settings", null))).toEqual(["user admin net"]);
  });
});

describe("scopeFor", () => {
  type Row = { readonly affiliateId: string; readonly buyerId: string; readonly accountId: string };
  const ROWS: readonly Row[] = ["aff", "other-aff"].flatMap((affiliateId) => ["adv", "other-adv"].flatMap((buyerId) => [affiliateId, buyerId, "net"].map((accountId) => ({ affiliateId, buyerId, accountId }))));
  const inScope = (actor: Actor, kind: ScopedKind, row: Row): boolean => {
    const scope = scopeFor(actor, kind);
    if (scope.see !== "own") return scope.see === "all";
    return { account: row.accountId, affiliate: row.affiliateId, buyer: row.buyerId }[scope.as] === scope.accountId;
  };
  const mayRead: Readonly<Record<ScopedKind, (actor: Actor, row: Row) => boolean>> = {
    lead: (actor, row) => can(actor, "read", "lead", { affiliateId: row.affiliateId, buyerIds: [row.buyerId], listed: false }),
    listing: (actor, row) => can(actor, "read", "listing", { affiliateId: row.affiliateId }),
    campaign: (actor, row) => can(actor, "read", "campaign", { accountId: row.accountId }),
    source: (actor, row) => can(actor, "read", "source", { accountId: row.accountId }),
    sale: (actor, row) => can(actor, "read", "sale", { buyerId: row.buyerId, affiliateId: row.affiliateId }),
    return: (actor, row) => can(actor, "read", "return", { buyerId: row.buyerId, affiliateId: row.affiliateId }),
    wallet: (actor, row) => can(actor, "read", "wallet", { accountId: row.accountId }),
    earning: (actor, row) => can(actor, "read", "earning", { affiliateId: row.affiliateId }),
    ping: (actor, row) => can(actor, "read", "ping", { affiliateId: row.affiliateId }),
    activity: (actor, row) => can(actor, "read", "activity", { accountId: row.accountId }),
  };

  it.each(Object.keys(mayRead) as ScopedKind[])("lists exactly the %s rows that may be read", (kind) => {
    for (const actor of ACTORS) {
      for (const row of ROWS) expect(inScope(actor, kind, row), `${name(actor)} ${kind} ${JSON.stringify(row)}`).toBe(mayRead[kind](actor, row));
    }
  });
});
