// Serves the routes of the marketplace: browsing, and buying manually.
import {
  type Listing,
  getListing,
  listListings,
  purchaseListing,
  relistListing as relistOperation,
  repriceListing as repriceOperation,
  withdrawListing as withdrawOperation,
} from "../../../../contract/marketplace/listings.ts";
import { getListingOverview } from "../../../../contract/marketplace/listing-overview.ts";
import type { BuyerSale } from "../../../../contract/marketplace/sales.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import type { ListingRules } from "../../../../domain/distribution/listing.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { CountPrivacy } from "../../../platform/counts/count-privacy.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import {
  FORBIDDEN,
  NOT_FOUND,
  type Refusal,
  invalid,
  KEY_REUSED,
} from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { answerFromThread } from "../../../platform/http/answer-from-thread.ts";
import { recordActivity } from "../../network/activity/index.ts";
import type { Distribution, PurchaseRefusal } from "../../selling/distribution/index.ts";
import { findBuyerSale, presentBuyerSale, saleReaderOf } from "../sales/index.ts";
import { type BrowseDeps, browseListings, countListings } from "./browse-listings.ts";
import { changeRefusal } from "./change-refusals.ts";
import { maskOverview } from "./mask-overview.ts";
import { type ListingRow, findListing } from "./listing.store.ts";
import { presentListing } from "./present-listing.ts";
import { registerQuarantine } from "./quarantine.routes.ts";
import { readConsent } from "./read-consent.ts";
import { recordChange } from "./record-change.ts";

export interface ListingDeps extends BrowseDeps {
  readonly vault: ContactVault;
  readonly market: Pick<
    Distribution,
    | "buyListing"
    | "repriceListing"
    | "withdrawListing"
    | "relistListing"
    | "quarantineLead"
    | "releaseLead"
  >;
  readonly rules: () => ListingRules;
  readonly privacy: CountPrivacy;
}

export function registerListings(host: HttpHost, deps: ListingDeps): void {
  registerReading(host, deps);
  registerChanges(host, deps);
  registerQuarantine(host, deps);
  registerPurchase(host, deps);
}

function registerReading(host: HttpHost, deps: ListingDeps): void {
  registerOperation(host, listListings, ({ actor, query }) =>
    answerFromThread(async () =>
      pageAnswer(
        await browseListings(deps, query, scopeFor(actor, "listing")),
        createPresenter(deps, actor),
      ),
    ),
  );
  registerOperation(host, getListingOverview, ({ actor, query }) =>
    answerFromThread(async () => {
      const where = query.where ?? [];
      const scope = scopeFor(actor, "listing");
      // Buyers count leads that are not theirs; a view uses up none of their questions.
      const isBuyer = actor.role === "advertiser";
      const question = JSON.stringify(where.toSorted());
      const isAsked = isBuyer && actor.viewing === undefined;
      const refusal = isAsked
        ? await deps.privacy.budget.take(actor.accountId, "marketplace", question)
        : null;
      if (refusal !== null) return refuse(refusal);
      const counted = await countListings(deps, where, scope, earnsFrom(actor));
      if (!counted.ok) return refuse(invalid(counted.error));
      return ok(isBuyer ? maskOverview(counted.value) : counted.value);
    }),
  );
  registerOperation(host, getListing, async ({ actor, params }) => {
    const row = await findListing(deps.pool, params.lead_id, deps.now());
    if (row === null || !can(actor, "read", "listing", { affiliateId: row.affiliate_id }))
      return refuse(NOT_FOUND);
    return ok(createPresenter(deps, actor)(row));
  });
}

function registerChanges(host: HttpHost, deps: ListingDeps): void {
  registerOperation(host, repriceOperation, async ({ actor, params, body }) => {
    const asked = {
      exclusiveCents:
        body.exclusive_price_cents === undefined ? undefined : cents(body.exclusive_price_cents),
      slotCents: body.slot_price_cents === undefined ? undefined : cents(body.slot_price_cents),
    };
    const changed = await deps.market.repriceListing(
      recordChange(deps, actor),
      params.lead_id,
      asked,
      mayChange(actor, "reprice"),
    );
    if (!changed.ok) return refuse(changeRefusal(changed.error));
    return answerListing(deps, actor, params.lead_id);
  });
  registerOperation(host, withdrawOperation, async ({ actor, params }) => {
    const withdrawn = await deps.market.withdrawListing(
      recordChange(deps, actor),
      params.lead_id,
      actor.role === "admin",
      mayChange(actor, "withdraw"),
    );
    return withdrawn.ok ? ok(undefined) : refuse(changeRefusal(withdrawn.error));
  });
  registerOperation(host, relistOperation, async ({ actor, params }) => {
    const consent = await readConsent(deps, params.lead_id, mayChange(actor, "relist"));
    if (!consent.ok) return consent;
    const relisted = await deps.market.relistListing(
      recordChange(deps, actor),
      params.lead_id,
      consent.value,
      mayChange(actor, "relist"),
    );
    return relisted.ok
      ? answerListing(deps, actor, params.lead_id)
      : refuse(changeRefusal(relisted.error));
  });
}

function registerPurchase(host: HttpHost, deps: ListingDeps): void {
  registerOperation(host, purchaseListing, async ({ actor, params, body, headers }) => {
    // A purchase is for the actor's own account; whether the lead can still be bought is decided
    // under its lock.
    if (!can(actor, "buy", "listing", { affiliateId: "" })) return refuse(FORBIDDEN);
    const request = JSON.stringify([params.lead_id, body.mode, body.max_price_cents]);
    const bought = await deps.market.buyListing({
      leadId: params.lead_id,
      buyerId: actor.accountId,
      mode: body.mode,
      maxPriceCents: cents(body.max_price_cents),
      idempotency: { keyHash: sha256(headers["idempotency-key"]), requestHash: sha256(request) },
      onBought: (db, { sale, soldAtMs }) =>
        recordActivity(db, {
          atMs: soldAtMs,
          actor,
          accountId: actor.accountId,
          action: "lead.bought",
          subjectKind: "lead",
          subjectId: params.lead_id,
          detail: { mode: sale.mode, amount_cents: centsToJson(sale.priceCents) },
        }),
    });
    return bought.ok
      ? answerSale(deps, actor, bought.value.sale.id)
      : refuse(refusalOf(bought.error));
  });
}

/** Presents rows in the form for the viewer. */
function createPresenter(deps: ListingDeps, actor: Actor): (row: ListingRow) => Listing {
  const earns = earnsFrom(actor);
  return (row) => {
    const shown = deps.previewZip();
    const point = row.zip_code === null ? null : deps.pointOf(row.zip_code, shown);
    const may = (action: "buy" | "reprice" | "withdraw"): boolean =>
      isOffered(actor, action, "listing", { affiliateId: row.affiliate_id });
    const abilities = { buy: may("buy"), reprice: may("reprice"), withdraw: may("withdraw") };
    return presentListing(row, point, deps.rules(), shown, deps.now(), abilities, earns);
  };
}

/** Whether the reader earns from the listings that it sees, and sees money. */
function earnsFrom(actor: Actor): boolean {
  return actor.role === "affiliate" && seesMoney(actor);
}

const mayChange =
  (actor: Actor, action: "reprice" | "withdraw" | "relist") =>
  ({ affiliateId }: { readonly affiliateId: string }): boolean =>
    can(actor, action, "listing", { affiliateId });

async function answerListing(
  deps: ListingDeps,
  actor: Actor,
  leadId: string,
): Promise<Result<Listing, Refusal>> {
  const row = await findListing(deps.pool, leadId, deps.now());
  return row === null
    ? refuse(changeRefusal({ code: "already_sold" }))
    : ok(createPresenter(deps, actor)(row));
}

async function answerSale(
  deps: ListingDeps,
  actor: Actor,
  saleId: string,
): Promise<Result<BuyerSale, Refusal>> {
  const row = await findBuyerSale(deps.pool, saleId);
  if (row === null) throw new Error("a committed sale cannot be read");
  return ok(presentBuyerSale(row, deps.vault, saleReaderOf(actor)));
}

const DETAILS: Readonly<
  Record<Exclude<PurchaseRefusal["code"], "not_found" | "price_changed">, string>
> = {
  already_sold: "Another buyer bought it. Nothing was charged.",
  no_longer_listed: "It expired or was taken off the marketplace. Nothing was charged.",
  mode_not_offered: "The lead is not offered in this mode. Read the listing again.",
  idempotency_mismatch: KEY_REUSED.detail,
  insufficient_funds: "The wallet does not cover the price. Top it up and buy again.",
  not_licensed:
    "You aren't licensed for the lead's state. If you are, add the state to your profile.",
  already_owned: "You already have this lead. Nothing was charged.",
  consent_scope: "The person's consent does not cover you.",
};

function refusalOf(refusal: PurchaseRefusal): Refusal {
  if (refusal.code === "not_found") return NOT_FOUND;
  if (refusal.code === "price_changed") {
    return {
      code: "price_changed",
      detail: "The price is above the one you saw. Check it and buy again.",
      priceCents: centsToJson(refusal.priceCents),
    };
  }
  return { code: refusal.code, detail: DETAILS[refusal.code] };
}
