// Writes the terms that a new account begins with.
import {
  USUAL_BUYER_TERMS,
  readBuyerTerms,
  shareOnly,
  type BuyerTerms,
  type BuyerTermsDocument,
} from "../../../../domain/terms/terms-documents.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type TermsDocument, findTerms, insertTerms } from "./account-terms.store.ts";

/** Writes an affiliate's first terms: a share, in basis points, of every sale. */
export function openAffiliateTerms(
  db: Queryable,
  accountId: string,
  share: number,
  at: Date,
): Promise<void> {
  return openTerms(db, accountId, shareOnly(share), at);
}

/** Writes a buyer's first terms: those of every buyer. */
export function openBuyerTerms(db: Queryable, accountId: string, at: Date): Promise<void> {
  return openTerms(db, accountId, USUAL_BUYER_TERMS, at);
}

function openTerms(
  db: Queryable,
  accountId: string,
  document: TermsDocument,
  at: Date,
): Promise<void> {
  return insertTerms(db, {
    id: uuidv7(at.getTime()),
    accountId,
    version: 1,
    document,
    reason: null,
    changedBy: "network",
    at,
  });
}

/** What is agreed with a buyer; the usual terms for an account without any. */
export async function findBuyerTerms(db: Queryable, accountId: string): Promise<BuyerTerms> {
  const row = await findTerms(db, accountId);
  const isBuyer = row?.account_kind === "advertiser";
  return readBuyerTerms(isBuyer ? (row.document as BuyerTermsDocument) : USUAL_BUYER_TERMS);
}
