// Decides who may do what: one pure function for routes, screens and list queries.

import type { Actor, Role } from "./actor.ts";
import { hasScope, reaches } from "./key-scopes.ts";
import { mayHold, mayOpenArchive, mayPause, mayServeConsumers, mayWatch } from "./network-rules.ts";
import { mayFile, mayNote, mayReachAccess, mayTag } from "./record-rules.ts";
import { type SeatHolder, hasRight } from "./rights.ts";
import type { Action, LeadBuyer, SaleParties, SubjectKind, Subjects } from "./subjects.ts";

export type { Actor, Role } from "./actor.ts";

/**
 * What a table says of a role; undefined for a role that is none of the three, which an older or a
 * newer database may name.
 */
export function ofRole<Value>(table: Readonly<Record<Role, Value>>, role: Role): Value | undefined {
  return Object.hasOwn(table, role) ? table[role] : undefined;
}

/** How long an invitation to an account may be accepted. */
export const INVITATION_DAYS = 7;

type Rules = {
  readonly [Kind in SubjectKind]: (
    actor: Actor,
    action: Action<Kind>,
    subject: Subjects[Kind],
  ) => boolean;
};

export const isAdmin = (actor: Actor): boolean => actor.role === "admin";
/**
 * Whether the holder sees amounts: prices paid, earnings, spend and balances. Who does not, does so
 * nowhere, not in emails either; neither does a key without the scope.
 */
export const seesMoney = (holder: SeatHolder & Partial<Pick<Actor, "kind" | "scopes">>): boolean =>
  hasRight(holder, "money") && (holder.kind !== "key" || (holder.scopes ?? []).includes("money"));
/** Whether the actor may read the contact of the leads that its account reads with contact. */
export const seesContact = (actor: Actor): boolean =>
  actor.kind !== "source" &&
  hasRight(actor, "contact") &&
  hasScope(actor, "leads") &&
  !(isAdmin(actor) && actor.kind !== "user");
/** Whether the sale is among those that the actor's seat sees. */
const isFree = (actor: Actor, assigneeId: string | null): boolean =>
  hasRight(actor, "all_sales") || assigneeId === null || assigneeId === actor.id;
const hasBought = (actor: Actor, buyers: readonly LeadBuyer[]): boolean =>
  actor.role === "advertiser" &&
  buyers.some(
    ({ buyerId, assigneeId }) => buyerId === actor.accountId && isFree(actor, assigneeId),
  );
const isParty = (actor: Actor, sale: SaleParties): boolean =>
  actor.role === "advertiser" ? hasBought(actor, [sale]) : sale.affiliateId === actor.accountId;

const mayConnect = (actor: Actor, action: "read" | "update"): boolean =>
  actor.kind !== "source" && hasRight(actor, action === "read" ? "connections" : "connect");

/** What a person of the network needs for an act on an account. */
const DECIDES = { approve: "approve", check: "check_claims", view: "view_as" } as const;

const RULES: Rules = {
  // A source reads what it posted itself.
  lead: (actor, action, lead) =>
    action === "post"
      ? actor.kind === "source" && lead.affiliateId === actor.accountId
      : actor.kind === "source"
        ? lead.sourceId === actor.id
        : isAdmin(actor) ||
          (actor.role === "affiliate" && lead.affiliateId === actor.accountId) ||
          (actor.role === "advertiser" && lead.listed) ||
          hasBought(actor, lead.buyers) ||
          hasBought(actor, lead.formerBuyers),
  // The affiliate sees its own lead's contact until the lead is sold exclusively. A person of the
  // network gives a reason, which the caller logs.
  contact: (actor, _action, lead) =>
    seesContact(actor) &&
    (isAdmin(actor) ||
      hasBought(actor, lead.buyers) ||
      (actor.role === "affiliate" &&
        lead.affiliateId === actor.accountId &&
        !lead.soldExclusively)),
  listing: (actor, action, listing) => {
    if (actor.kind === "source") return false;
    if (action === "buy") return actor.role === "advertiser" && hasRight(actor, "buy");
    const isOwn = actor.role === "affiliate" && listing.affiliateId === actor.accountId;
    if (action === "read") return actor.role !== "affiliate" || isOwn;
    return hasRight(actor, "supply") && (isOwn || (action === "withdraw" && isAdmin(actor)));
  },
  campaign: (actor, action, campaign) =>
    actor.kind !== "source" &&
    (action === "read" || hasRight(actor, "campaigns")) &&
    (isAdmin(actor)
      ? action !== "create"
      : actor.role === "advertiser" && campaign.accountId === actor.accountId),
  source: (actor, action, source) => {
    if (actor.kind === "source" || (action !== "read" && !hasRight(actor, "supply"))) return false;
    if (action === "operate") return isAdmin(actor);
    return isAdmin(actor)
      ? action !== "create"
      : actor.role === "affiliate" && source.accountId === actor.accountId;
  },
  // The network may read, to give support.
  link: (actor, action, link) =>
    actor.kind !== "source" &&
    (isAdmin(actor)
      ? action === "read"
      : actor.role === "affiliate" &&
        link.accountId === actor.accountId &&
        (action === "read" || hasRight(actor, "supply"))),
  postback: (actor, action, postback) =>
    mayConnect(actor, action) &&
    (isAdmin(actor)
      ? action === "read"
      : actor.role === "affiliate" && postback.accountId === actor.accountId),
  webhook: (actor, action, webhook) =>
    mayConnect(actor, action) &&
    (webhook.accountId === actor.accountId || (isAdmin(actor) && action === "read")),
  destination: (actor, action, destination) =>
    mayConnect(actor, action) &&
    (isAdmin(actor)
      ? action === "read"
      : actor.role === "advertiser" && destination.accountId === actor.accountId),
  // Who works a lead sees where it went.
  delivery: (actor, action, delivery) => {
    const isOwn = actor.role === "advertiser" && delivery.accountId === actor.accountId;
    if (action === "read" && isOwn && actor.kind !== "source" && hasRight(actor, "work"))
      return true;
    return isAdmin(actor)
      ? action === "read" && mayConnect(actor, "read")
      : isOwn && mayConnect(actor, action === "read" ? "read" : "update");
  },
  // The network sees an import's progress, but does not run it or read the contacts of unsold
  // leads.
  import: (actor, action, file) => {
    if (actor.kind === "source" || (action !== "read" && !hasRight(actor, "supply"))) return false;
    return isAdmin(actor)
      ? action === "read"
      : actor.role === "affiliate" && file.accountId === actor.accountId;
  },
  // The consumer has not consented yet: not even the network may read.
  draft: (actor, _action, draft) =>
    actor.kind === "user" &&
    actor.role === "affiliate" &&
    hasRight(actor, "supply") &&
    draft.accountId === actor.accountId,
  // Only the buyer sees what it does about its leads.
  sale: (actor, action, sale) => {
    if (actor.kind === "source") return false;
    if (action === "read") return isAdmin(actor) || isParty(actor, sale);
    if (action === "export" && actor.role === "affiliate")
      return hasRight(actor, "export") && sale.affiliateId === actor.accountId;
    if (actor.role !== "advertiser" || sale.buyerId !== actor.accountId) return false;
    if (action === "assign") return hasRight(actor, "assign");
    if (action === "export" && hasRight(actor, "export")) return true;
    if (!hasRight(actor, "work")) return false;
    if (action === "claim") return actor.kind === "user";
    // Who exports only their own leads also works leads without an assignee.
    return action === "export" ? sale.assigneeId === actor.id : isFree(actor, sale.assigneeId);
  },
  // Only a person of the network decides, because a decision moves money between accounts.
  return: (actor, action, sale) => {
    if (actor.kind === "source") return false;
    if (action === "read" || action === "open")
      return (
        (isAdmin(actor) || isParty(actor, sale)) &&
        (action === "read" || hasRight(actor, "evidence"))
      );
    if (!hasRight(actor, "returns")) return false;
    if (isAdmin(actor)) return actor.kind === "user" && ["decide", "write"].includes(action);
    if (actor.role === "advertiser")
      return action !== "answer" && action !== "decide" && isParty(actor, sale);
    return ["answer", "write"].includes(action) && isParty(actor, sale);
  },
  // The network may read every wallet but tops up none.
  wallet: (actor, action, wallet) => {
    if (actor.kind === "source" || !seesMoney(actor)) return false;
    const isOwn = actor.role === "advertiser" && wallet.accountId === actor.accountId;
    return action === "fill" ? isOwn && hasRight(actor, "top_up") : isAdmin(actor) || isOwn;
  },
  // Its account reads an entry once it counts.
  manual_entry: (actor, action, entry) => {
    if (actor.kind === "source" || !seesMoney(actor)) return false;
    if (action === "book")
      return isAdmin(actor) && actor.kind === "user" && hasRight(actor, "book_money");
    return (
      isAdmin(actor) ||
      (actor.role === "advertiser" && entry.accountId === actor.accountId && entry.isBooked)
    );
  },
  terms: (actor, action, terms) => {
    if (actor.kind === "source" || !seesMoney(actor)) return false;
    if (action === "agree")
      return isAdmin(actor) && actor.kind === "user" && hasRight(actor, "agree_terms");
    return isAdmin(actor) || terms.accountId === actor.accountId;
  },
  earning: (actor, _action, earning) =>
    actor.kind !== "source" &&
    seesMoney(actor) &&
    (isAdmin(actor) || (actor.role === "affiliate" && earning.affiliateId === actor.accountId)),
  payout: (actor, action, payout) => {
    if (actor.kind === "source" || !seesMoney(actor)) return false;
    if (action === "decide" || action === "order")
      return (
        isAdmin(actor) &&
        actor.kind === "user" &&
        hasRight(actor, action === "decide" ? "decide_payouts" : "bank_files")
      );
    const isOwn = actor.role === "affiliate" && payout.affiliateId === actor.accountId;
    return action === "ask" ? isOwn && hasRight(actor, "ask_payouts") : isAdmin(actor) || isOwn;
  },
  // No other account reads them, not even the network.
  payee: (actor, _action, payee) =>
    actor.kind === "user" &&
    actor.role === "affiliate" &&
    hasRight(actor, "ask_payouts") &&
    payee.accountId === actor.accountId,
  // A buyer would learn its competitors' prices.
  demand: (actor, action) =>
    action === "follow"
      ? actor.kind === "user" && actor.role === "affiliate"
      : actor.kind !== "source" && actor.role !== "advertiser",
  // Buyers may not see others' pings; their offers are money.
  ping: (actor, _action, ping) =>
    actor.kind !== "source" &&
    seesMoney(actor) &&
    (isAdmin(actor) || (actor.role === "affiliate" && ping.affiliateId === actor.accountId)),
  activity: (actor, _action, activity) =>
    actor.kind !== "source" &&
    (hasRight(actor, "activity")
      ? isAdmin(actor) || activity.accountId === actor.accountId
      : activity.accountId === actor.accountId && activity.actorId === actor.id),
  account: (actor, action, account) => {
    if (action === "approve" || action === "check" || action === "view")
      return isAdmin(actor) && actor.kind === "user" && hasRight(actor, DECIDES[action]);
    return (
      actor.kind !== "source" &&
      (action === "read" || hasRight(actor, "account")) &&
      (isAdmin(actor) || account.accountId === actor.accountId)
    );
  },
  network_pause: mayPause,
  quarantine: mayHold,
  consumer_request: mayServeConsumers,
  archived_consent: mayOpenArchive,
  alert: mayWatch,
  // The network sees an account's members, but does not change them.
  member: (actor, action, member) =>
    actor.kind === "user" &&
    (action === "manage"
      ? hasRight(actor, "team") && member.accountId === actor.accountId
      : isAdmin(actor) || member.accountId === actor.accountId),
  account_tag: mayTag,
  account_note: mayNote,
  account_file: mayFile,
  account_access: mayReachAccess,
  assignment: (actor, action, assignment) =>
    actor.kind !== "source" &&
    (action === "read" || hasRight(actor, "assign")) &&
    actor.role === "advertiser" &&
    assignment.accountId === actor.accountId,
  owned: (actor, _action, owned) =>
    actor.kind !== "source" &&
    hasRight(actor, "exclusions") &&
    actor.role === "advertiser" &&
    owned.accountId === actor.accountId,
  settings: (actor, action) =>
    action === "read"
      ? actor.kind !== "source"
      : isAdmin(actor) && actor.kind === "user" && hasRight(actor, "settings"),
  mail: (actor) => isAdmin(actor) && actor.kind !== "source" && hasRight(actor, "mail"),
  // A link signs its holder in as the member it was made for, so that only a seat that may give the
  // network's seats hands over links of the network's members.
  mail_link: (actor, _action, { isOfNetwork }) =>
    isAdmin(actor) &&
    actor.kind === "user" &&
    hasRight(actor, "mail") &&
    (!isOfNetwork || hasRight(actor, "team")),
  own: (actor, _action, own) => actor.kind === "user" && own.userId === actor.id,
};

/** Whether the actor may do `action` on the subject. The only place that decides it. */
export function can<Kind extends SubjectKind>(
  actor: Actor,
  action: Action<Kind>,
  kind: Kind,
  subject: Subjects[Kind],
): boolean {
  // A view shows; it never acts.
  if (actor.viewing !== undefined && action !== "read") return false;
  return reaches(actor, kind) && RULES[kind](actor, action, subject);
}
