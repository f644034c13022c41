// Decides who may do what: one pure function for routes, screens and list queries.

import { type KeyScope, hasScope, reaches } from "./key-scopes.ts";
import type { Action, LeadBuyer, SaleParties, SubjectKind, Subjects } from "./subjects.ts";

export type Role = "advertiser" | "affiliate" | "admin";

/**
 * What a table says of a role; undefined for a role that is none of the three, which an older or a
 * newer database may name.
 */
export function ofRole<Value>(table: Readonly<Record<Role, Value>>, role: Role): Value | undefined {
  return Object.hasOwn(table, role) ? table[role] : undefined;
}

/**
 * A person's rights within their account. An owner may do everything; a manager everything except
 * the account's money, team roles, keys and settings; an agent works purchased leads that are
 * assigned to them or have no assignee, and reads what that work needs.
 */
export const TEAM_ROLES = ["owner", "manager", "agent"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** How long an invitation to an account may be accepted. */
export const INVITATION_DAYS = 7;

/** The caller: a signed-in person, an account's API key, or a source's key. */
export interface Actor {
  readonly kind: "user" | "key" | "source";
  /** User, key or source id, as the activity log records it. */
  readonly id: string;
  readonly accountId: string;
  readonly role: Role;
  /**
   * Of a session: whether the person proved who they are within the last `CONFIRMED_MINUTES`.
   * Absent where the question does not come up.
   */
  readonly isConfirmed?: boolean;
  /** For a key: its holder's, beyond which it never reaches. */
  readonly teamRole: TeamRole;
  /** Of a key: what it was made for; a key without scopes reaches nothing. */
  readonly scopes?: readonly KeyScope[];
  /**
   * The network has not approved the account: only the few operations that the contract opens to
   * it are answered, and none of them is about other accounts.
   */
  readonly isWaiting?: true;
}

type Rules = {
  readonly [Kind in SubjectKind]: (
    actor: Actor,
    action: Action<Kind>,
    subject: Subjects[Kind],
  ) => boolean;
};

export const isAdmin = (actor: Actor): boolean => actor.role === "admin";
const isOwner = (actor: Actor): boolean => actor.teamRole === "owner";
export const isAgent = (actor: Actor): boolean => actor.teamRole === "agent";
/**
 * Whether the actor sees what the account pays or earns: prices paid, earnings, spend and balances.
 * An agent does not, wherever it stands, nor does a key without the scope.
 */
export const seesMoney = (actor: Actor): boolean => !isAgent(actor) && hasScope(actor, "money");
/** Whether the actor sees contact data at all; `can` decides about each lead. */
export const seesContact = (actor: Actor): boolean =>
  actor.kind !== "source" && hasScope(actor, "leads");
/** The same for a member who is not acting, such as the reader of an email. */
export const roleSeesMoney = (teamRole: TeamRole): boolean => teamRole !== "agent";
/** Whether the actor may work the sale: an agent may not if another member is the assignee. */
const isFree = (actor: Actor, assigneeId: string | null): boolean =>
  !isAgent(actor) || assigneeId === null || assigneeId === actor.id;
const hasBought = (actor: Actor, buyers: readonly LeadBuyer[]): boolean =>
  actor.role === "advertiser" &&
  buyers.some(
    ({ buyerId, assigneeId }) => buyerId === actor.accountId && isFree(actor, assigneeId),
  );
const isParty = (actor: Actor, sale: SaleParties): boolean =>
  actor.role === "advertiser" ? hasBought(actor, [sale]) : sale.affiliateId === actor.accountId;

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
  // The affiliate sees its own lead's contact until the lead is sold exclusively; the caller logs
  // an admin's access.
  contact: (actor, _action, lead) =>
    seesContact(actor) &&
    (isAdmin(actor) ||
      hasBought(actor, lead.buyers) ||
      (actor.role === "affiliate" &&
        lead.affiliateId === actor.accountId &&
        !lead.soldExclusively)),
  listing: (actor, action, listing) => {
    if (action === "buy")
      return actor.role === "advertiser" && actor.kind !== "source" && !isAgent(actor);
    if (action !== "read")
      return (
        actor.kind !== "source" &&
        !isAgent(actor) &&
        ((action === "withdraw" && isAdmin(actor)) ||
          (actor.role === "affiliate" && listing.affiliateId === actor.accountId))
      );
    return (
      actor.kind !== "source" &&
      (actor.role !== "affiliate" || listing.affiliateId === actor.accountId)
    );
  },
  campaign: (actor, action, campaign) =>
    actor.kind !== "source" &&
    (action === "read" || !isAgent(actor)) &&
    (isAdmin(actor)
      ? action !== "create"
      : actor.role === "advertiser" && campaign.accountId === actor.accountId),
  source: (actor, action, source) => {
    if (actor.kind === "source" || (action !== "read" && isAgent(actor))) return false;
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
        (action === "read" || !isAgent(actor))),
  postback: (actor, action, postback) =>
    actor.kind !== "source" &&
    !isAgent(actor) &&
    (isAdmin(actor)
      ? action === "read"
      : actor.role === "affiliate" && postback.accountId === actor.accountId),
  webhook: (actor, action, webhook) =>
    actor.kind !== "source" &&
    !isAgent(actor) &&
    (webhook.accountId === actor.accountId || (isAdmin(actor) && action === "read")),
  // The network may read, to give support.
  destination: (actor, action, destination) =>
    actor.kind !== "source" &&
    !isAgent(actor) &&
    (isAdmin(actor)
      ? action === "read"
      : actor.role === "advertiser" && destination.accountId === actor.accountId),
  delivery: (actor, action, delivery) =>
    actor.kind !== "source" &&
    (isAdmin(actor)
      ? action === "read"
      : actor.role === "advertiser" &&
        delivery.accountId === actor.accountId &&
        (action === "read" || !isAgent(actor))),
  // The network sees an import's progress, but does not run it or read the contacts of unsold
  // leads.
  import: (actor, action, file) => {
    if (actor.kind === "source" || (action !== "read" && isAgent(actor))) return false;
    return isAdmin(actor)
      ? action === "read"
      : actor.role === "affiliate" && file.accountId === actor.accountId;
  },
  // The consumer has not consented yet: not even the network may read.
  draft: (actor, _action, draft) =>
    actor.kind === "user" &&
    actor.role === "affiliate" &&
    !isAgent(actor) &&
    draft.accountId === actor.accountId,
  // Only the buyer sees what it does about its leads.
  sale: (actor, action, sale) => {
    if (actor.kind === "source") return false;
    if (action === "read") return isAdmin(actor) || isParty(actor, sale);
    // An affiliate exports its leads with what they earned, which its agents do not see.
    if (action === "export" && actor.role === "affiliate")
      return !isAgent(actor) && sale.affiliateId === actor.accountId;
    if (actor.role !== "advertiser" || sale.buyerId !== actor.accountId) return false;
    if (action === "claim") return actor.kind === "user";
    if (action === "assign") return !isAgent(actor);
    // An agent exports only their own leads, but also works leads without an assignee.
    return action === "export" && isAgent(actor)
      ? sale.assigneeId === actor.id
      : isFree(actor, sale.assigneeId);
  },
  // Only a person of the network decides, because a decision moves money between accounts.
  return: (actor, action, sale) => {
    if (actor.kind === "source" || (action !== "read" && isAgent(actor))) return false;
    if (isAdmin(actor))
      return action === "read" || (actor.kind === "user" && ["decide", "write"].includes(action));
    if (actor.role === "advertiser")
      return action !== "answer" && action !== "decide" && isParty(actor, sale);
    return ["read", "answer", "write"].includes(action) && isParty(actor, sale);
  },
  // The network may read every wallet but tops up none.
  wallet: (actor, action, wallet) => {
    if (actor.kind === "source" || isAgent(actor)) return false;
    const isOwn = actor.role === "advertiser" && wallet.accountId === actor.accountId;
    return action === "fill" ? isOwn && isOwner(actor) : isAdmin(actor) || isOwn;
  },
  earning: (actor, _action, earning) =>
    actor.kind !== "source" &&
    !isAgent(actor) &&
    (isAdmin(actor) || (actor.role === "affiliate" && earning.affiliateId === actor.accountId)),
  // Only owners decide where money goes, on both sides.
  payout: (actor, action, payout) => {
    if (actor.kind === "source" || isAgent(actor)) return false;
    if (action === "decide" || action === "order")
      return isAdmin(actor) && actor.kind === "user" && (action === "decide" || isOwner(actor));
    const isOwn = actor.role === "affiliate" && payout.affiliateId === actor.accountId;
    return action === "ask" ? isOwn && isOwner(actor) : isAdmin(actor) || isOwn;
  },
  // No other account reads them, not even the network.
  payee: (actor, _action, payee) =>
    actor.kind === "user" &&
    actor.role === "affiliate" &&
    isOwner(actor) &&
    payee.accountId === actor.accountId,
  // A buyer would learn its competitors' prices.
  demand: (actor, action) =>
    action === "follow"
      ? actor.kind === "user" && actor.role === "affiliate"
      : actor.kind !== "source" && actor.role !== "advertiser",
  // Buyers may not see others' pings; agents may not see earnings.
  ping: (actor, _action, ping) =>
    actor.kind !== "source" &&
    !isAgent(actor) &&
    (isAdmin(actor) || (actor.role === "affiliate" && ping.affiliateId === actor.accountId)),
  activity: (actor, _action, activity) =>
    actor.kind !== "source" &&
    (isAgent(actor)
      ? activity.accountId === actor.accountId && activity.actorId === actor.id
      : isAdmin(actor) || activity.accountId === actor.accountId),
  account: (actor, action, account) => {
    if (action === "approve") return isAdmin(actor) && actor.kind === "user" && !isAgent(actor);
    return (
      actor.kind !== "source" &&
      (action === "read" || isOwner(actor)) &&
      (isAdmin(actor) || account.accountId === actor.accountId)
    );
  },
  // The network sees an account's members, but does not change them.
  member: (actor, action, member) =>
    actor.kind === "user" &&
    (action === "manage"
      ? isOwner(actor) && member.accountId === actor.accountId
      : isAdmin(actor) || member.accountId === actor.accountId),
  assignment: (actor, action, assignment) =>
    actor.kind !== "source" &&
    (action === "read" || !isAgent(actor)) &&
    actor.role === "advertiser" &&
    assignment.accountId === actor.accountId,
  owned: (actor, _action, owned) =>
    actor.kind !== "source" &&
    !isAgent(actor) &&
    actor.role === "advertiser" &&
    owned.accountId === actor.accountId,
  settings: (actor, action) =>
    action === "read"
      ? actor.kind !== "source"
      : isAdmin(actor) && actor.kind === "user" && isOwner(actor),
  mail: (actor) => isAdmin(actor) && actor.kind !== "source" && !isAgent(actor),
  own: (actor, _action, own) => actor.kind === "user" && own.userId === actor.id,
};

/** Whether the actor may do `action` on the subject. The only place that decides it. */
export function can<Kind extends SubjectKind>(
  actor: Actor,
  action: Action<Kind>,
  kind: Kind,
  subject: Subjects[Kind],
): boolean {
  return reaches(actor, kind) && RULES[kind](actor, action, subject);
}
