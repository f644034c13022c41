// Tests what each team role may do about rows of its own account and of others.
import { describe, expect, it } from "vitest";
import { type Actor, can } from "./access.ts";
import { ACTORS, LESSER, readers } from "./actors.test-support.ts";

describe("team roles", () => {
  const teamRolesThat = (role: Actor["role"], test: (actor: Actor) => boolean): string[] =>
    [...ACTORS, ...LESSER]
      .filter(
        (actor) =>
          actor.kind === "user" &&
          actor.role === role &&
          !actor.accountId.startsWith("other") &&
          test(actor),
      )
      .map(({ teamRole }) => teamRole);
  const workers = ["owner", "manager", "agent"];
  const buyers = [...workers, "billing"];
  const sellers = ["owner", "manager", "analyst"];
  const saleOf = (assigneeId: string | null) => ({
    buyerId: "adv",
    affiliateId: "aff",
    assigneeId,
  });

  it.each<[string, Actor["role"], (actor: Actor) => boolean, string[]]>([
    [
      "buy",
      "advertiser",
      (actor) => can(actor, "buy", "listing", { affiliateId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "make campaigns",
      "advertiser",
      (actor) => can(actor, "create", "campaign", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "change campaigns",
      "advertiser",
      (actor) => can(actor, "update", "campaign", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "read campaigns",
      "advertiser",
      (actor) => can(actor, "read", "campaign", { accountId: "adv" }),
      buyers,
    ],
    [
      "see money",
      "advertiser",
      (actor) => can(actor, "read", "wallet", { accountId: "adv" }),
      ["owner", "manager", "billing"],
    ],
    [
      "put money in",
      "advertiser",
      (actor) => can(actor, "fill", "wallet", { accountId: "adv" }),
      ["owner", "billing"],
    ],
    [
      "file returns",
      "advertiser",
      (actor) => can(actor, "file", "return", saleOf(null)),
      ["owner", "manager"],
    ],
    [
      "read how leads are assigned",
      "advertiser",
      (actor) => can(actor, "read", "assignment", { accountId: "adv" }),
      buyers,
    ],
    [
      "change how leads are assigned",
      "advertiser",
      (actor) => can(actor, "update", "assignment", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "change how a buyer's leads are assigned",
      "admin",
      (actor) => can(actor, "update", "assignment", { accountId: "adv" }),
      [],
    ],
    [
      "upload whom they have",
      "advertiser",
      (actor) => can(actor, "update", "owned", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "change the account and its keys",
      "advertiser",
      (actor) => can(actor, "update", "account", { accountId: "adv" }),
      ["owner"],
    ],
    [
      "see colleagues",
      "advertiser",
      (actor) => can(actor, "read", "member", { accountId: "adv" }),
      buyers,
    ],
    [
      "give and take seats",
      "advertiser",
      (actor) => can(actor, "manage", "member", { accountId: "adv" }),
      ["owner"],
    ],
    [
      "give and take another account's seats",
      "advertiser",
      (actor) => can(actor, "manage", "member", { accountId: "other-adv" }),
      [],
    ],
    [
      "work what is free",
      "advertiser",
      (actor) => can(actor, "work", "sale", saleOf(null)),
      workers,
    ],
    [
      "work what is a colleague's",
      "advertiser",
      (actor) => can(actor, "work", "sale", saleOf("somebody")),
      ["owner", "manager"],
    ],
    [
      "work what the agent has",
      "advertiser",
      (actor) => can(actor, "work", "sale", saleOf("agent-adv")),
      workers,
    ],
    [
      "know whom a colleague calls",
      "advertiser",
      (actor) =>
        can(actor, "read", "contact", {
          affiliateId: "aff",
          buyers: [saleOf("somebody")],
          soldExclusively: true,
        }),
      ["owner", "manager"],
    ],
    ["claim", "advertiser", (actor) => can(actor, "claim", "sale", saleOf(null)), workers],
    [
      "give away",
      "advertiser",
      (actor) => can(actor, "assign", "sale", saleOf("agent-adv")),
      ["owner", "manager"],
    ],
    [
      "carry out what is free",
      "advertiser",
      (actor) => can(actor, "export", "sale", saleOf(null)),
      ["owner", "manager"],
    ],
    [
      "carry out what the agent has",
      "advertiser",
      (actor) => can(actor, "export", "sale", saleOf("agent-adv")),
      workers,
    ],
    [
      "read what others did",
      "advertiser",
      (actor) => can(actor, "read", "activity", { accountId: "adv", actorId: "somebody" }),
      ["owner", "manager"],
    ],
    [
      "make sources",
      "affiliate",
      (actor) => can(actor, "create", "source", { accountId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "make links",
      "affiliate",
      (actor) => can(actor, "update", "link", { accountId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "read links",
      "affiliate",
      (actor) => can(actor, "read", "link", { accountId: "aff" }),
      sellers,
    ],
    [
      "read and set postbacks",
      "affiliate",
      (actor) =>
        can(actor, "read", "postback", { accountId: "aff" }) &&
        can(actor, "update", "postback", { accountId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "read and set webhooks",
      "advertiser",
      (actor) =>
        can(actor, "read", "webhook", { accountId: "adv" }) &&
        can(actor, "update", "webhook", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "read and set destinations",
      "advertiser",
      (actor) =>
        can(actor, "read", "destination", { accountId: "adv" }) &&
        can(actor, "update", "destination", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "have a destination",
      "affiliate",
      (actor) => can(actor, "update", "destination", { accountId: "aff" }),
      [],
    ],
    [
      "change a buyer's destinations",
      "admin",
      (actor) => can(actor, "update", "destination", { accountId: "adv" }),
      [],
    ],
    [
      "read what became of handing leads over",
      "advertiser",
      (actor) => can(actor, "read", "delivery", { accountId: "adv" }),
      workers,
    ],
    [
      "hand leads over again",
      "advertiser",
      (actor) => can(actor, "send", "delivery", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "change another account's webhooks",
      "admin",
      (actor) => can(actor, "update", "webhook", { accountId: "adv" }),
      [],
    ],
    [
      "change an affiliate's links",
      "admin",
      (actor) => can(actor, "update", "link", { accountId: "aff" }),
      [],
    ],
    [
      "import files",
      "affiliate",
      (actor) => can(actor, "run", "import", { accountId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "carry refused rows out",
      "affiliate",
      (actor) => can(actor, "export", "import", { accountId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "run another person's import",
      "admin",
      (actor) => can(actor, "run", "import", { accountId: "aff" }),
      [],
    ],
    [
      "carry an affiliate's refused rows out",
      "admin",
      (actor) => can(actor, "export", "import", { accountId: "aff" }),
      [],
    ],
    [
      "write drafts of leads",
      "affiliate",
      (actor) => can(actor, "write", "draft", { accountId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "read drafts of leads",
      "affiliate",
      (actor) => can(actor, "read", "draft", { accountId: "aff" }),
      ["owner", "manager"],
    ],
    [
      "read another affiliate's drafts of leads",
      "affiliate",
      (actor) => can(actor, "read", "draft", { accountId: "other-aff" }),
      [],
    ],
    [
      "read an affiliate's drafts of leads",
      "admin",
      (actor) => can(actor, "read", "draft", { accountId: "aff" }),
      [],
    ],
    [
      "answer returns",
      "affiliate",
      (actor) => can(actor, "answer", "return", saleOf(null)),
      ["owner", "manager"],
    ],
    [
      "see earnings",
      "affiliate",
      (actor) => can(actor, "read", "earning", { affiliateId: "aff" }),
      sellers,
    ],
    [
      "see payouts",
      "affiliate",
      (actor) => can(actor, "read", "payout", { affiliateId: "aff" }),
      sellers,
    ],
    [
      "ask for payouts",
      "affiliate",
      (actor) => can(actor, "ask", "payout", { affiliateId: "aff" }),
      ["owner"],
    ],
    [
      "read where payouts go",
      "affiliate",
      (actor) => can(actor, "read", "payee", { accountId: "aff" }),
      ["owner"],
    ],
    [
      "say where payouts go",
      "affiliate",
      (actor) => can(actor, "update", "payee", { accountId: "aff" }),
      ["owner"],
    ],
    [
      "decide payouts",
      "admin",
      (actor) => can(actor, "decide", "payout", { affiliateId: "aff" }),
      ["owner", "finance"],
    ],
    [
      "tell the bank whom to pay",
      "admin",
      (actor) => can(actor, "order", "payout", { affiliateId: "aff" }),
      ["owner", "finance"],
    ],
    [
      "ask for an affiliate's payout",
      "admin",
      (actor) => can(actor, "ask", "payout", { affiliateId: "aff" }),
      [],
    ],
    [
      "read an affiliate's tax and bank details",
      "admin",
      (actor) => can(actor, "read", "payee", { accountId: "aff" }),
      [],
    ],
    [
      "claim what others bought",
      "affiliate",
      (actor) => can(actor, "claim", "sale", saleOf(null)),
      [],
    ],
    [
      "decide returns",
      "admin",
      (actor) => can(actor, "decide", "return", saleOf(null)),
      ["owner", "operations"],
    ],
    [
      "approve accounts",
      "admin",
      (actor) => can(actor, "approve", "account", { accountId: "adv" }),
      ["owner", "operations"],
    ],
    [
      "set the network's rules",
      "admin",
      (actor) => can(actor, "update", "settings", null),
      ["owner"],
    ],
    [
      "take others' seats",
      "admin",
      (actor) => can(actor, "manage", "member", { accountId: "adv" }),
      [],
    ],
    ["read what buyers noted", "admin", (actor) => can(actor, "work", "sale", saleOf(null)), []],
  ])("%s", (_, role, test, seats) => expect(teamRolesThat(role, test)).toEqual(seats));

  it("apply to people only: a key can neither claim leads nor read members", () => {
    expect(readers((actor) => can(actor, "claim", "sale", saleOf(null)))).toEqual([
      "user advertiser adv",
    ]);
    expect(readers((actor) => can(actor, "read", "member", { accountId: "adv" }))).toEqual([
      "user advertiser adv",
      "user admin net",
    ]);
  });
});
