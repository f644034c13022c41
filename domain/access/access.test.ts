// Tests which actors may do which actions.
import { describe, expect, it } from "vitest";
import { can } from "./access.ts";
import { readers } from "./actors.test-support.ts";

describe("can", () => {
  it("shows contact to its buyers, the network, and its affiliate until an exclusive sale", () => {
    const lead = {
      affiliateId: "aff",
      buyers: [{ buyerId: "adv", assigneeId: null }],
      formerBuyers: [],
      soldExclusively: false,
    };
    expect(readers((actor) => can(actor, "read", "contact", lead))).toEqual([
      "user advertiser adv",
      "user affiliate aff",
      "user admin net",
      "key advertiser adv",
      "key affiliate aff",
    ]);
    expect(
      readers((actor) =>
        can(actor, "read", "contact", { ...lead, soldExclusively: true, buyers: [] }),
      ),
    ).toEqual(["user admin net"]);
  });

  it("keeps a lead readable for the buyer that returned it, without its contact", () => {
    const lead = {
      affiliateId: "aff",
      sourceId: "source-aff",
      buyers: [],
      formerBuyers: [{ buyerId: "adv", assigneeId: null }],
      listed: false,
    };
    const buyers = ["user advertiser adv", "key advertiser adv"];
    expect(readers((actor) => can(actor, "read", "lead", lead))).toEqual(
      expect.arrayContaining(buyers),
    );
    expect(
      readers((actor) => can(actor, "read", "contact", { ...lead, soldExclusively: false })).filter(
        (name) => name.includes("advertiser"),
      ),
    ).toEqual([]);
  });

  it("lets only advertisers buy, and only sources post for their own account", () => {
    expect(readers((actor) => can(actor, "buy", "listing", { affiliateId: "aff" }))).toEqual([
      "user advertiser adv",
      "user advertiser other-adv",
      "key advertiser adv",
      "key advertiser other-adv",
    ]);
    expect(
      readers((actor) =>
        can(actor, "post", "lead", {
          affiliateId: "aff",
          sourceId: "source-aff",
          buyers: [],
          formerBuyers: [],
          listed: false,
        }),
      ),
    ).toEqual(["source affiliate aff"]);
  });

  it("lets owners write only their own campaigns and sources", () => {
    expect(readers((actor) => can(actor, "create", "campaign", { accountId: "adv" }))).toEqual([
      "user advertiser adv",
      "key advertiser adv",
    ]);
    expect(readers((actor) => can(actor, "update", "source", { accountId: "aff" }))).toEqual([
      "user affiliate aff",
      "user admin net",
      "key affiliate aff",
      "key admin net",
    ]);
    expect(readers((actor) => can(actor, "operate", "source", { accountId: "aff" }))).toEqual([
      "user admin net",
      "key admin net",
    ]);
  });

  it("lets a buyer file, the affiliate answer, and a person of the network decide", () => {
    const sale = { buyerId: "adv", affiliateId: "aff", assigneeId: null };
    expect(readers((actor) => can(actor, "file", "return", sale))).toEqual([
      "user advertiser adv",
      "key advertiser adv",
    ]);
    expect(readers((actor) => can(actor, "answer", "return", sale))).toEqual([
      "user affiliate aff",
      "key affiliate aff",
    ]);
    expect(readers((actor) => can(actor, "decide", "return", sale))).toEqual(["user admin net"]);
  });

  it("hides open demand from advertisers", () => {
    expect(readers((actor) => can(actor, "read", "demand", null))).toEqual([
      "user affiliate aff",
      "user affiliate other-aff",
      "user admin net",
      "key affiliate aff",
      "key affiliate other-aff",
      "key admin net",
    ]);
    // Only a person has a bell to be notified in, and the network sees all demand without a follow.
    expect(readers((actor) => can(actor, "follow", "demand", null))).toEqual([
      "user affiliate aff",
      "user affiliate other-aff",
    ]);
  });

  it("shows tax and bank details to the affiliate, the bank file to the network", () => {
    expect(readers((actor) => can(actor, "read", "payee", { accountId: "aff" }))).toEqual([
      "user affiliate aff",
    ]);
    expect(readers((actor) => can(actor, "order", "payout", { affiliateId: "aff" }))).toEqual([
      "user admin net",
    ]);
    expect(readers((actor) => can(actor, "ask", "payout", { affiliateId: "aff" }))).toEqual([
      "user affiliate aff",
      "key affiliate aff",
    ]);
  });

  it("shows a draft, which has no consent yet, only to people of its affiliate", () => {
    for (const action of ["read", "write"] as const)
      expect(readers((actor) => can(actor, action, "draft", { accountId: "aff" }))).toEqual([
        "user affiliate aff",
      ]);
  });

  it("shows emails only to the network", () => {
    expect(readers((actor) => can(actor, "read", "mail", null))).toEqual([
      "user admin net",
      "key admin net",
    ]);
  });

  it("lets only people of the network approve and change settings", () => {
    expect(readers((actor) => can(actor, "approve", "account", { accountId: "aff" }))).toEqual([
      "user admin net",
    ]);
    expect(readers((actor) => can(actor, "update", "settings", null))).toEqual(["user admin net"]);
  });
});
