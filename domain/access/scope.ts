// Decides which rows of a collection an actor may list.
import { type Actor, isAdmin, isAgent } from "./access.ts";

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

/** How a row belongs to whoever lists it: by an account's id, or a source's. */
export type ScopeOwner = "account" | "affiliate" | "buyer" | "source";

/** `export`: the sales, or an affiliate's own leads, that may be exported to a file. */
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
  | "export"
  | "return"
  | "wallet"
  | "earning"
  | "payout"
  | "ping"
  | "activity";

/** The scope of a list query. */
export function scopeFor(actor: Actor, kind: ScopedKind): Scope {
  if (actor.kind === "source")
    return kind === "lead" ? { see: "own", as: "source", accountId: actor.id } : { see: "none" };
  const own = (as: ScopeOwner): Scope => ({
    see: "own",
    as,
    accountId: actor.accountId,
  });
  const ofPerson = (scope: Scope, orUnassigned: boolean): Scope =>
    isAgent(actor) && scope.see === "own"
      ? { ...scope, person: { id: actor.id, orUnassigned } }
      : scope;
  const advertiser = actor.role === "advertiser";
  if (
    isAgent(actor) &&
    (kind === "wallet" ||
      kind === "earning" ||
      kind === "payout" ||
      kind === "ping" ||
      kind === "postback" ||
      kind === "webhook" ||
      kind === "destination")
  )
    return { see: "none" };
  if (kind === "export" && !advertiser && (isAdmin(actor) || isAgent(actor)))
    return { see: "none" };
  if (kind === "export") return advertiser ? ofPerson(own("buyer"), false) : own("affiliate");
  if (kind === "activity" && isAgent(actor)) return ofPerson(own("account"), false);
  if (isAdmin(actor)) return { see: "all" };
  switch (kind) {
    case "listing":
      return advertiser ? { see: "all" } : own("affiliate");
    case "campaign":
    case "destination":
    case "delivery":
    case "wallet":
      return advertiser ? own("account") : { see: "none" };
    case "source":
    case "link":
    case "postback":
    case "import":
      return advertiser ? { see: "none" } : own("account");
    case "lead":
    case "sale":
    case "return":
      return advertiser ? ofPerson(own("buyer"), true) : own("affiliate");
    case "ping":
    case "payout":
    case "earning":
      return advertiser ? { see: "none" } : own("affiliate");
    case "webhook":
    case "activity":
      return own("account");
  }
}
