// Decides which rows of a collection an actor may list.
import { type Actor, isAdmin } from "./access.ts";
import { type Right, hasRight } from "./rights.ts";

/**
 * Which rows of a collection an actor may list, as data that a store turns into SQL; agrees with
 * `can(actor, "read", …)`.
 */
export type Scope =
  | { readonly see: "all" }
  | { readonly see: "none" }
  | {
      /** Rows whose column with this meaning is the account. */
      readonly see: "own";
      readonly as: ScopeOwner;
      /** The account, or the source where `as` is that. */
      readonly accountId: string;
      /** Of these, only rows of this person and, with `orUnassigned`, rows without an assignee. */
      readonly person?: { readonly id: string; readonly orUnassigned: boolean };
    };

/** How a row belongs to the caller that lists it: by an account's id, or a source's. */
export type ScopeOwner = "account" | "affiliate" | "buyer" | "source";

/**
 * `touch`: what a buyer recorded about its leads. `export`: the sales, or an affiliate's own leads,
 * that may be exported to a file.
 */
export type ScopedKind =
  | "lead"
  | "listing"
  | "campaign"
  | "source"
  | "link"
  | "postback"
  | "webhook"
  | "destination"
  | "delivery"
  | "import"
  | "sale"
  | "alert"
  | "consumer_request"
  | "touch"
  | "export"
  | "return"
  | "wallet"
  | "terms"
  | "earning"
  | "payout"
  | "ping"
  | "network_pause"
  | "activity";

/** What a seat needs to list any rows of the kind. */
const NEEDED: Readonly<Partial<Record<ScopedKind, Right>>> = {
  wallet: "money",
  terms: "money",
  earning: "money",
  payout: "money",
  ping: "money",
  postback: "connections",
  webhook: "connections",
  destination: "connections",
  touch: "work",
  consumer_request: "contact",
};

/** The scope of a list query. */
export function scopeFor(actor: Actor, kind: ScopedKind): Scope {
  if (actor.kind === "source")
    return kind === "lead" ? { see: "own", as: "source", accountId: actor.id } : { see: "none" };
  const needed = NEEDED[kind];
  if (needed !== undefined && !hasRight(actor, needed)) return { see: "none" };
  if (kind === "activity" && !hasRight(actor, "activity"))
    return { ...ownRows(actor, "account"), person: { id: actor.id, orUnassigned: false } };
  if (!isAdmin(actor))
    return actor.role === "advertiser" ? buyerScope(actor, kind) : affiliateScope(actor, kind);
  const isNone =
    kind === "export" ||
    kind === "touch" ||
    (kind === "consumer_request" && actor.kind !== "user") ||
    (kind === "delivery" && !hasRight(actor, "connections"));
  return { see: isNone ? "none" : "all" };
}

type OwnScope = Extract<Scope, { readonly see: "own" }>;

function ownRows({ accountId }: Actor, as: OwnScope["as"]): OwnScope {
  return { see: "own", as, accountId };
}

function buyerScope(actor: Actor, kind: ScopedKind): Scope {
  const ownSales = (orUnassigned: boolean): Scope => ({
    ...ownRows(actor, "buyer"),
    ...(hasRight(actor, "all_sales") ? {} : { person: { id: actor.id, orUnassigned } }),
  });
  switch (kind) {
    case "listing":
      return { see: "all" };
    case "campaign":
    case "destination":
    case "wallet":
    case "terms":
    case "webhook":
    case "network_pause":
    case "activity":
      return ownRows(actor, "account");
    case "delivery":
      return hasRight(actor, "work") || hasRight(actor, "connections")
        ? ownRows(actor, "account")
        : { see: "none" };
    case "lead":
    case "sale":
    case "return":
    case "touch":
      return ownSales(true);
    case "export":
      return hasRight(actor, "export") || hasRight(actor, "work")
        ? ownSales(false)
        : { see: "none" };
    case "source":
    case "link":
    case "postback":
    case "import":
    case "ping":
    case "payout":
    case "earning":
    case "alert":
    case "consumer_request":
      return { see: "none" };
  }
}

function affiliateScope(actor: Actor, kind: ScopedKind): Scope {
  switch (kind) {
    case "listing":
    case "lead":
    case "sale":
    case "return":
    case "ping":
    case "payout":
    case "earning":
      return ownRows(actor, "affiliate");
    case "export":
      return hasRight(actor, "export") ? ownRows(actor, "affiliate") : { see: "none" };
    case "source":
    case "link":
    case "postback":
    case "import":
    case "terms":
    case "webhook":
    case "network_pause":
    case "activity":
      return ownRows(actor, "account");
    case "campaign":
    case "destination":
    case "delivery":
    case "wallet":
    case "touch":
    case "alert":
    case "consumer_request":
      return { see: "none" };
  }
}
