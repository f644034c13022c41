// Serves the terms agreed with accounts over HTTP.
import * as contract from "../../../../contract/network/account-terms.ts";
import { type Actor, can, isAdmin } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import type {
  AffiliateTermsDocument,
  BuyerTermsDocument,
} from "../../../../domain/terms/terms-documents.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type TermsRow, findTerms, listTerms } from "./account-terms.store.ts";
import { type TermsDeps, changeTerms } from "./change-terms.ts";

export function registerTerms(host: HttpHost, deps: TermsDeps): void {
  registerOperation(host, contract.getAccountTerms, async ({ actor, params }) => {
    const row = can(actor, "read", "terms", { accountId: params.id })
      ? await findTerms(deps.pool, params.id)
      : null;
    return row === null ? refuse(NOT_FOUND) : ok(presentTerms(row, actor));
  });
  registerOperation(host, contract.listAccountTerms, async ({ actor, query }) =>
    pageAnswer(await listTerms(deps.pool, query, scopeFor(actor, "terms")), (row) =>
      presentTerms(row, actor),
    ),
  );
  registerOperation(host, contract.setAccountTerms, async ({ actor, params, body }) => {
    const changed = await changeTerms(deps, actor, {
      accountId: params.id,
      version: body.version,
      reason: body.reason,
      affiliate: body.affiliate === undefined ? undefined : readAffiliate(body.affiliate),
      buyer: body.buyer,
    });
    return changed.ok ? ok(presentTerms(changed.value, actor)) : changed;
  });
}

/** Ids in the body may have capital letters; those of sources have none. */
function readAffiliate(document: AffiliateTermsDocument): AffiliateTermsDocument {
  return {
    ...document,
    earning_rules: document.earning_rules.map((rule) => ({
      ...rule,
      source_id: rule.source_id?.toLowerCase() ?? null,
    })),
  };
}

function presentTerms(row: TermsRow, actor: Actor): contract.AccountTerms {
  const { document } = row;
  const isAffiliate = row.account_kind === "affiliate";
  return {
    id: row.id,
    account_id: row.account_id,
    version: row.version,
    // The store keeps a document of the account's kind.
    affiliate: isAffiliate ? presentAffiliate(document as AffiliateTermsDocument) : null,
    buyer: isAffiliate ? null : presentBuyer(document as BuyerTermsDocument),
    from_at: row.from_at.toISOString(),
    until_at: row.until_at?.toISOString() ?? null,
    reason: row.reason,
    changed_by_name: isAdmin(actor) ? row.changed_by_name : null,
    abilities: {
      change: row.until_at === null && can(actor, "agree", "terms", { accountId: row.account_id }),
    },
  };
}

function presentAffiliate(document: AffiliateTermsDocument): contract.AccountTerms["affiliate"] {
  return {
    ...document,
    earning_rules: document.earning_rules.map((rule) => ({ ...rule })),
    reserves: document.reserves.map((rule) => ({ ...rule })),
  };
}

function presentBuyer(document: BuyerTermsDocument): contract.AccountTerms["buyer"] {
  return {
    return_days: document.return_days,
    limits: { ...document.limits },
    closed_states: [...document.closed_states],
    exempt_states: [...document.exempt_states],
  };
}
