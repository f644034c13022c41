// Who may do what, and that a list shows exactly what may be read.
import { describe, expect, it } from "vitest";
import { type Actor, can } from "./access.ts";
import { type ScopedKind, scopeFor } from "./scope.ts";

const ACTORS: readonly Actor[] = (["user", "key", "source"] as const).flatMap((kind) =>
  (
    [
      ["advertiser", "adv"],
      ["advertiser", "other-adv"],
      ["affiliate", "aff"],
      ["affiliate", "other-aff"],
      ["admin", "net"],
    ] as const
  )
    .filter(([role]) => kind !== "source" || role === "affiliate")
    .map(([role, accountId]) => ({
      kind,
      id: `${kind}-${accountId}`,
      accountId,
      role,
      seat: "owner",
    })),
);
/** People of the same accounts with lesser seats. */
const LESSER: readonly Actor[] = (["manager", "agent"] as const).flatMap((seat) =>
  ACTORS.filter(({ kind }) => kind === "user").map((actor) => ({
    ...actor,
    id: `${seat}-${actor.accountId}`,
    seat,
  })),
);

const name = ({ kind, role, accountId, seat }: Actor): string =>
  `${kind} ${role} ${accountId}${seat === "owner" ? "" : ` ${seat}`}`;
const readers = (test: (actor: Actor) => boolean): string[] => ACTORS.filter(test).map(name);

describe("can", () => {
  it("shows contact to its buyers, an admin, and its affiliate until an exclusive sale", () => {
    const lead = {
      affiliateId: "aff",
      buyers: [{ buyerId: "adv", assigneeId: null }],
      soldExclusively: false,
    };
    expect(readers((actor) => can(actor, "read", "contact", lead))).toEqual([
      "user advertiser adv",
      "user affiliate aff",
      "user admin net",
      "key advertiser adv",
      "key affiliate aff",
      "key admin net",
      "source affiliate aff",
    ]);
    expect(
      readers((actor) =>
        can(actor, "read", "contact", { ...lead, soldExclusively: true, buyers: [] }),
      ),
    ).toEqual(["user admin net", "key admin net"]);
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
        can(actor, "post", "lead", { affiliateId: "aff", buyers: [], listed: false }),
      ),
    ).toEqual(["source affiliate aff"]);
  });

  it("lets owners write their own campaigns and sources, and nobody else's", () => {
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

  it("shows no advertiser what others want", () => {
    expect(readers((actor) => can(actor, "read", "demand", null))).toEqual([
      "user affiliate aff",
      "user affiliate other-aff",
      "user admin net",
      "key affiliate aff",
      "key affiliate other-aff",
      "key admin net",
    ]);
    // Only a person has a bell of their own to be told by, and what the operator sees it sees
    // anyway.
    expect(readers((actor) => can(actor, "follow", "demand", null))).toEqual([
      "user affiliate aff",
      "user affiliate other-aff",
    ]);
  });

  it("leaves tax and bank details to the affiliate, the bank's file to the network", () => {
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

  it("shows a draft to people of its affiliate alone: its person has agreed to nothing", () => {
    for (const action of ["read", "write"] as const)
      expect(readers((actor) => can(actor, action, "draft", { accountId: "aff" }))).toEqual([
        "user affiliate aff",
      ]);
  });

  it("shows e-mails to the network alone", () => {
    expect(readers((actor) => can(actor, "read", "mail", null))).toEqual([
      "user admin net",
      "key admin net",
    ]);
  });

  it("leaves approvals and settings to people of the network", () => {
    expect(readers((actor) => can(actor, "approve", "account", { accountId: "aff" }))).toEqual([
      "user admin net",
    ]);
    expect(readers((actor) => can(actor, "update", "settings", null))).toEqual(["user admin net"]);
  });
});

describe("seats", () => {
  const seatsThat = (role: Actor["role"], test: (actor: Actor) => boolean): string[] =>
    [...ACTORS, ...LESSER]
      .filter(
        (actor) =>
          actor.kind === "user" &&
          actor.role === role &&
          !actor.accountId.startsWith("other") &&
          test(actor),
      )
      .map(({ seat }) => seat);
  const all = ["owner", "manager", "agent"];
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
      all,
    ],
    [
      "see money",
      "advertiser",
      (actor) => can(actor, "read", "wallet", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "put money in",
      "advertiser",
      (actor) => can(actor, "fill", "wallet", { accountId: "adv" }),
      ["owner"],
    ],
    [
      "file returns",
      "advertiser",
      (actor) => can(actor, "file", "return", saleOf(null)),
      ["owner", "manager"],
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
      (actor) => can(actor, "read", "seat", { accountId: "adv" }),
      all,
    ],
    [
      "give and take seats",
      "advertiser",
      (actor) => can(actor, "manage", "seat", { accountId: "adv" }),
      ["owner"],
    ],
    [
      "give and take another account's seats",
      "advertiser",
      (actor) => can(actor, "manage", "seat", { accountId: "other-adv" }),
      [],
    ],
    ["work what is free", "advertiser", (actor) => can(actor, "work", "sale", saleOf(null)), all],
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
      all,
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
    ["claim", "advertiser", (actor) => can(actor, "claim", "sale", saleOf(null)), all],
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
      all,
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
    ["read links", "affiliate", (actor) => can(actor, "read", "link", { accountId: "aff" }), all],
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
      all,
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
      "run somebody else's import",
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
      ["owner", "manager"],
    ],
    [
      "see payouts",
      "affiliate",
      (actor) => can(actor, "read", "payout", { affiliateId: "aff" }),
      ["owner", "manager"],
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
      ["owner", "manager"],
    ],
    [
      "tell the bank whom to pay",
      "admin",
      (actor) => can(actor, "order", "payout", { affiliateId: "aff" }),
      ["owner"],
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
      ["owner", "manager"],
    ],
    [
      "approve accounts",
      "admin",
      (actor) => can(actor, "approve", "account", { accountId: "adv" }),
      ["owner", "manager"],
    ],
    [
      "set the network's rules",
      "admin",
      (actor) => can(actor, "update", "settings", null),
      ["owner"],
    ],
    [
      "see who acts for others",
      "admin",
      (actor) => can(actor, "read", "seat", { accountId: "adv" }),
      all,
    ],
    [
      "take others' seats",
      "admin",
      (actor) => can(actor, "manage", "seat", { accountId: "adv" }),
      [],
    ],
    ["read what buyers noted", "admin", (actor) => can(actor, "work", "sale", saleOf(null)), []],
  ])("%s", (_, role, test, seats) => expect(seatsThat(role, test)).toEqual(seats));

  it("are for people: a key neither claims nor sees who is who", () => {
    expect(readers((actor) => can(actor, "claim", "sale", saleOf(null)))).toEqual([
      "user advertiser adv",
    ]);
    expect(readers((actor) => can(actor, "read", "seat", { accountId: "adv" }))).toEqual([
      "user advertiser adv",
      "user admin net",
    ]);
  });
});

describe("scopeFor", () => {
  type Row = {
    readonly affiliateId: string;
    readonly buyerId: string;
    readonly accountId: string;
    readonly personId: string | null;
  };
  const ROWS: readonly Row[] = ["aff", "other-aff"].flatMap((affiliateId) =>
    ["adv", "other-adv"].flatMap((buyerId) =>
      [affiliateId, buyerId, "net"].flatMap((accountId) =>
        [null, "somebody", ...LESSER.map(({ id }) => id)].map((personId) => ({
          affiliateId,
          buyerId,
          accountId,
          personId,
        })),
      ),
    ),
  );
  const inScope = (actor: Actor, kind: ScopedKind, row: Row): boolean => {
    const scope = scopeFor(actor, kind);
    if (scope.see !== "own") return scope.see === "all";
    if (
      scope.person !== undefined &&
      row.personId !== scope.person.id &&
      !(scope.person.orNobodys && row.personId === null)
    )
      return false;
    return (
      { account: row.accountId, affiliate: row.affiliateId, buyer: row.buyerId }[scope.as] ===
      scope.accountId
    );
  };
  const partiesOf = (row: Row) => ({
    buyerId: row.buyerId,
    affiliateId: row.affiliateId,
    assigneeId: row.personId,
  });
  const mayRead: Readonly<Record<ScopedKind, (actor: Actor, row: Row) => boolean>> = {
    lead: (actor, row) =>
      can(actor, "read", "lead", {
        affiliateId: row.affiliateId,
        buyers: [partiesOf(row)],
        listed: false,
      }),
    listing: (actor, row) => can(actor, "read", "listing", { affiliateId: row.affiliateId }),
    campaign: (actor, row) => can(actor, "read", "campaign", { accountId: row.accountId }),
    source: (actor, row) => can(actor, "read", "source", { accountId: row.accountId }),
    link: (actor, row) => can(actor, "read", "link", { accountId: row.accountId }),
    postback: (actor, row) => can(actor, "read", "postback", { accountId: row.accountId }),
    webhook: (actor, row) => can(actor, "read", "webhook", { accountId: row.accountId }),
    destination: (actor, row) => can(actor, "read", "destination", { accountId: row.accountId }),
    delivery: (actor, row) => can(actor, "read", "delivery", { accountId: row.accountId }),
    import: (actor, row) => can(actor, "read", "import", { accountId: row.accountId }),
    sale: (actor, row) => can(actor, "read", "sale", partiesOf(row)),
    export: (actor, row) => can(actor, "export", "sale", partiesOf(row)),
    return: (actor, row) => can(actor, "read", "return", partiesOf(row)),
    wallet: (actor, row) => can(actor, "read", "wallet", { accountId: row.accountId }),
    earning: (actor, row) => can(actor, "read", "earning", { affiliateId: row.affiliateId }),
    payout: (actor, row) => can(actor, "read", "payout", { affiliateId: row.affiliateId }),
    ping: (actor, row) => can(actor, "read", "ping", { affiliateId: row.affiliateId }),
    activity: (actor, row) =>
      can(actor, "read", "activity", { accountId: row.accountId, actorId: row.personId ?? "" }),
  };

  it.each(Object.keys(mayRead) as ScopedKind[])(
    "lists exactly the %s rows that may be read",
    (kind) => {
      for (const actor of [...ACTORS, ...LESSER]) {
        for (const row of ROWS)
          expect(inScope(actor, kind, row), `${name(actor)} ${kind} ${JSON.stringify(row)}`).toBe(
            mayRead[kind](actor, row),
          );
      }
    },
  );
});
