// Who may do what: one pure answer for routes, screens and list queries.

export type Role = "advertiser" | "affiliate" | "admin";

/** Who is asking: a signed-in person, an account's API key, or a source's key. */
export interface Actor {
  readonly kind: "user" | "key" | "source";
  /** User, key or source id; what the audit log names. */
  readonly id: string;
  readonly accountId: string;
  readonly role: Role;
}

/** Every subject with the actions that exist on it. */
export interface Subjects {
  lead: { readonly affiliateId: string; readonly buyerIds: readonly string[]; readonly listed: boolean };
  contact: { readonly affiliateId: string; readonly buyerIds: readonly string[]; readonly soldExclusively: boolean };
  listing: { readonly affiliateId: string };
  campaign: { readonly accountId: string };
  source: { readonly accountId: string };
  sale: { readonly buyerId: string; readonly affiliateId: string };
  return: { readonly buyerId: string; readonly affiliateId: string };
  wallet: { readonly accountId: string };
  earning: { readonly affiliateId: string };
  /** What all active orders want, without their buyers. */
  demand: null;
  /** What sources pinged, and what was offered for it. */
  ping: { readonly affiliateId: string };
  activity: { readonly accountId: string };
  account: { readonly accountId: string };
  settings: null;
  /** The actor's own profile, preferences and saved views. */
  own: { readonly userId: string };
}

export type SubjectKind = keyof Subjects;

export type Action<Kind extends SubjectKind> = {
  lead: "read" | "post";
  contact: "read";
  listing: "read" | "buy";
  campaign: "read" | "create" | "update";
  source: "read" | "create" | "update" | "operate";
  sale: "read" | "work";
  return: "read" | "file" | "answer" | "decide";
  wallet: "read";
  earning: "read";
  demand: "read";
  ping: "read";
  activity: "read";
  account: "read" | "update" | "approve";
  settings: "read" | "update";
  own: "read" | "update";
}[Kind];

type Rules = { readonly [Kind in SubjectKind]: (actor: Actor, action: Action<Kind>, subject: Subjects[Kind]) => boolean };

const isAdmin = (actor: Actor): boolean => actor.role === "admin";

const RULES: Rules = {
  lead: (actor, action, lead) =>
    action === "post"
      ? actor.kind === "source" && lead.affiliateId === actor.accountId
      : isAdmin(actor) || (actor.role === "affiliate" && lead.affiliateId === actor.accountId) || (actor.role === "advertiser" && (lead.listed || lead.buyerIds.includes(actor.accountId))),
  // The affiliate keeps sight of its own lead's contact until it is sold exclusively; an admin's look is logged by the caller.
  contact: (actor, _action, lead) =>
    isAdmin(actor) ||
    (actor.role === "advertiser" && lead.buyerIds.includes(actor.accountId)) ||
    (actor.role === "affiliate" && lead.affiliateId === actor.accountId && !lead.soldExclusively),
  listing: (actor, action, listing) => {
    if (action === "buy") return actor.role === "advertiser" && actor.kind !== "source";
    return actor.kind !== "source" && (actor.role !== "affiliate" || listing.affiliateId === actor.accountId);
  },
  campaign: (actor, action, campaign) =>
    actor.kind !== "source" && (isAdmin(actor) ? action !== "create" : actor.role === "advertiser" && campaign.accountId === actor.accountId),
  source: (actor, action, source) => {
    if (action === "operate") return isAdmin(actor);
    return actor.kind !== "source" && (isAdmin(actor) ? action !== "create" : actor.role === "affiliate" && source.accountId === actor.accountId);
  },
  // What a buyer does about its leads is its own matter.
  sale: (actor, action, sale) =>
    action === "work" ? actor.kind !== "source" && actor.role === "advertiser" && sale.buyerId === actor.accountId
    : isAdmin(actor) || (actor.kind !== "source" && (actor.role === "advertiser" ? sale.buyerId : sale.affiliateId) === actor.accountId),
  // Only a person of the network decides: a decision moves money between others.
  return: (actor, action, sale) => {
    if (actor.kind === "source") return false;
    if (isAdmin(actor)) return action === "read" || (action === "decide" && actor.kind === "user");
    if (actor.role === "advertiser") return action !== "answer" && action !== "decide" && sale.buyerId === actor.accountId;
    return action !== "file" && action !== "decide" && sale.affiliateId === actor.accountId;
  },
  wallet: (actor, _action, wallet) => actor.kind !== "source" && (isAdmin(actor) || (actor.role === "advertiser" && wallet.accountId === actor.accountId)),
  earning: (actor, _action, earning) => actor.kind !== "source" && (isAdmin(actor) || (actor.role === "affiliate" && earning.affiliateId === actor.accountId)),
  // A buyer would learn what its rivals pay.
  demand: (actor) => actor.kind !== "source" && actor.role !== "advertiser",
  // What somebody else asked for is no buyer's matter.
  ping: (actor, _action, ping) => actor.kind !== "source" && (isAdmin(actor) || (actor.role === "affiliate" && ping.affiliateId === actor.accountId)),
  activity: (actor, _action, activity) => actor.kind !== "source" && (isAdmin(actor) || activity.accountId === actor.accountId),
  account: (actor, action, account) => {
    if (action === "approve") return isAdmin(actor) && actor.kind === "user";
    return actor.kind !== "source" && (isAdmin(actor) || account.accountId === actor.accountId);
  },
  settings: (actor, action) => (action === "read" ? actor.kind !== "source" : isAdmin(actor) && actor.kind === "user"),
  own: (actor, _action, own) => actor.kind === "user" && own.userId === actor.id,
};

/** True when the actor may do `action` on the subject. The only place that says so. */
export function can<Kind extends SubjectKind>(actor: Actor, action: Action<Kind>, kind: Kind, subject: Subjects[Kind]): boolean {
  return RULES[kind](actor, action, subject);
}

/** Which rows of a collection an actor may list, as data that a store turns into SQL; agrees with `can(actor, "read", …)`. */
export type Scope =
  | { readonly see: "all" }
  | { readonly see: "none" }
  /** Rows whose column of this meaning is the account. */
  | { readonly see: "own"; readonly as: "account" | "affiliate" | "buyer"; readonly accountId: string };

export type ScopedKind = "lead" | "listing" | "campaign" | "source" | "sale" | "return" | "wallet" | "earning" | "ping" | "activity";

/** The scope of a list query. */
export function scopeFor(actor: Actor, kind: ScopedKind): Scope {
  if (actor.kind === "source" && kind !== "lead") return { see: "none" };
  if (isAdmin(actor)) return { see: "all" };
  const own = (as: "account" | "affiliate" | "buyer"): Scope => ({ see: "own", as, accountId: actor.accountId });
  const advertiser = actor.role === "advertiser";
  switch (kind) {
    case "lead": return own(advertiser ? "buyer" : "affiliate");
    case "listing": return advertiser ? { see: "all" } : own("affiliate");
    case "campaign":
    case "wallet": return advertiser ? own("account") : { see: "none" };
    case "source": return advertiser ? { see: "none" } : own("account");
    case "sale":
    case "return": return own(advertiser ? "buyer" : "affiliate");
    case "ping":
    case "earning": return advertiser ? { see: "none" } : own("affiliate");
    case "activity": return own("account");
  }
}
