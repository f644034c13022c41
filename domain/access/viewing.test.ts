// Tests who views an account, what the view lets them read, and when it is over.
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../time.ts";
import { type Actor, can, seesContact, seesMoney } from "./access.ts";
import { matrixOf } from "./matrix.ts";
import { type TeamRole, hasRight, seatsOf } from "./rights.ts";
import { type ScopedKind, scopeFor } from "./scope.ts";
import type { SubjectKind, Subjects } from "./subjects.ts";
import {
  VIEW_MINUTES,
  type ViewFacts,
  shownRights,
  viewActor,
  viewEnd,
  viewEndsAtMs,
  viewedMinutes,
} from "./viewing.ts";

const NOW_MS = Date.parse("2026-03-04T18:00:00Z");

const viewerOf = (teamRole: TeamRole): Actor => ({
  kind: "user",
  id: "kim",
  accountId: "net",
  role: "admin",
  teamRole,
});
const viewOf = (seat: TeamRole, role: "advertiser" | "affiliate"): Actor =>
  viewActor(viewerOf(seat), { id: "v1", accountId: "own", accountName: "Elm Homes" }, role);

/** The seats that view. */
const VIEWERS = seatsOf("admin").filter((seat) =>
  can(viewerOf(seat), "view", "account", { accountId: "own" }),
);

/** Facts of a row that is the viewed account's in every way. */
function ownFacts(actor: Actor): Subjects {
  const { accountId, id } = actor;
  const parties = { buyerId: accountId, affiliateId: accountId, assigneeId: null };
  const account = { accountId };
  const lead = { affiliateId: accountId, sourceId: "s", buyers: [parties], formerBuyers: [] };
  return {
    lead: { ...lead, listed: true },
    contact: { affiliateId: accountId, buyers: [parties], soldExclusively: false },
    listing: { affiliateId: accountId },
    campaign: account,
    source: account,
    link: account,
    postback: account,
    webhook: account,
    destination: account,
    delivery: account,
    import: account,
    draft: account,
    sale: parties,
    return: parties,
    wallet: account,
    manual_entry: { ...account, isBooked: true },
    terms: account,
    account_tag: null,
    account_note: { authorId: id },
    account_file: { authorId: id },
    account_access: null,
    earning: { affiliateId: accountId },
    payout: { affiliateId: accountId },
    payee: account,
    demand: null,
    ping: { affiliateId: accountId },
    activity: { accountId, actorId: "another" },
    account,
    network_pause: account,
    quarantine: account,
    consumer_request: null,
    archived_consent: null,
    alert: null,
    member: account,
    assignment: account,
    owned: account,
    settings: null,
    mail: null,
    mail_link: { isOfNetwork: false },
    own: { userId: id },
  };
}

/** What of the account's own the actor may do, as "subject action". */
function reachOf(actor: Actor): string[] {
  const facts = ownFacts(actor);
  return matrixOf(actor.role)
    .filter(({ subject, action }) =>
      can(actor, action as never, subject, facts[subject as SubjectKind] as never),
    )
    .map(({ subject, action }) => `${subject} ${action}`);
}

describe("a view", () => {
  it("is for seats that help and check, and for no key", () => {
    expect(VIEWERS).toEqual(["owner", "operations", "support", "compliance"]);
    const key: Actor = { ...viewerOf("owner"), kind: "key", scopes: [] };
    expect(can(key, "view", "account", { accountId: "own" })).toBe(false);
  });

  it.each(["advertiser", "affiliate"] as const)("of an %s only reads", (role) => {
    for (const seat of seatsOf("admin")) {
      const reach = reachOf(viewOf(seat, role));
      expect(
        reach.filter((each) => !each.endsWith(" read")),
        seat,
      ).toEqual([]);
      expect(reach, seat).toContain("lead read");
      const owner: Actor = { ...viewOf(seat, role) };
      const { viewing: _viewing, ...without } = owner;
      expect(reachOf(without), seat).toEqual(expect.arrayContaining(reach));
    }
  });

  it.each(["advertiser", "affiliate"] as const)("of an %s shows no contact", (role) => {
    for (const seat of seatsOf("admin")) {
      const actor = viewOf(seat, role);
      expect(seesContact(actor), seat).toBe(false);
      const reach = reachOf(actor);
      for (const hidden of ["contact", "draft", "payee", "owned"])
        expect(reach, seat).not.toContain(`${hidden} read`);
      expect(scopeFor(actor, "export")).toEqual({ see: "none" });
      expect(scopeFor(actor, "touch")).toEqual({ see: "none" });
    }
  });

  it("shows what the viewer's own seat sees in the network", () => {
    const needed: readonly (readonly [ScopedKind, "money" | "connections"])[] = [
      ["wallet", "money"],
      ["webhook", "connections"],
      ["destination", "connections"],
    ];
    for (const seat of seatsOf("admin"))
      for (const [kind, right] of needed)
        expect(scopeFor(viewOf(seat, "advertiser"), kind).see, `${seat} ${kind}`).toBe(
          hasRight(viewerOf(seat), right) ? "own" : "none",
        );
    // A seat that a newer server names has no rights here, and its view shows no money.
    expect(seesMoney(viewOf("auditor" as TeamRole, "advertiser"))).toBe(false);
    expect(seesMoney(viewOf("support", "advertiser"))).toBe(true);
  });

  it("reads no rows of another account", () => {
    const actor = viewOf("owner", "affiliate");
    for (const kind of ["lead", "sale", "earning", "activity", "source"] as const)
      expect(scopeFor(actor, kind)).toMatchObject({ see: "own", accountId: "own" });
    expect(can(actor, "read", "account", { accountId: "another" })).toBe(false);
    expect(can(actor, "read", "own", { userId: "kim" })).toBe(false);
  });

  it("draws the screens of an owner, without what it does not show", () => {
    expect(shownRights(viewOf("compliance", "advertiser"))).toEqual(
      expect.arrayContaining(["buy", "campaigns", "work", "team", "top_up", "money", "activity"]),
    );
    for (const hidden of ["contact", "connections"])
      expect(shownRights(viewOf("compliance", "advertiser"))).not.toContain(hidden);
  });
});

describe("a view is over", () => {
  const facts: ViewFacts = {
    endsAtMs: viewEndsAtMs(NOW_MS),
    viewer: viewerOf("support"),
    account: { kind: "advertiser", status: "active" },
  };
  it.each<readonly [string, Partial<ViewFacts>, number, ReturnType<typeof viewEnd>]>([
    ["not while nothing ended it", {}, VIEW_MINUTES * MINUTE_MS - 1, null],
    ["after its time", {}, VIEW_MINUTES * MINUTE_MS, "expired"],
    ["without a session", { viewer: null }, 1, "signed_out"],
    ["without the right", { viewer: viewerOf("finance") }, 1, "right_lost"],
    [
      "in another kind of account",
      { viewer: { role: "affiliate", teamRole: "owner" } },
      1,
      "right_lost",
    ],
    [
      "once suspended",
      { account: { kind: "advertiser", status: "suspended" } },
      1,
      "account_closed",
    ],
    ["of the network", { account: { kind: "network", status: "active" } }, 1, "account_closed"],
  ])("%s", (_when, changed, afterMs, end) => {
    expect(viewEnd({ ...facts, ...changed }, NOW_MS + afterMs)).toBe(end);
  });

  it("and lasted whole minutes, never more than its longest", () => {
    expect([0, 1, 60_000, 60_001, 9_999_999].map((ms) => viewedMinutes(0, ms))).toEqual([
      1,
      1,
      1,
      2,
      VIEW_MINUTES,
    ]);
  });
});
