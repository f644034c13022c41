// Reads and writes the terms agreed with accounts, version by version.
import { ACCOUNT_TERMS } from "../../../../contract/network/account-terms.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import type {
  AffiliateTermsDocument,
  BuyerTermsDocument,
} from "../../../../domain/terms/terms-documents.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export type TermsDocument = AffiliateTermsDocument | BuyerTermsDocument;

export interface TermsRow {
  readonly id: string;
  readonly account_id: string;
  readonly account_kind: "advertiser" | "affiliate";
  readonly version: number;
  readonly document: TermsDocument;
  readonly from_at: Date;
  /** Null for the terms that stand. */
  readonly until_at: Date | null;
  readonly reason: string | null;
  /** Null for a program, and for a person who is gone. */
  readonly changed_by_name: string | null;
}

const COLUMNS = `
  t.id, t.account_id, a.kind as account_kind, t.version, t.document, t.from_at, t.until_at,
    t.reason, m.name as changed_by_name
`;
const FROM =
  "account_terms t join account a on a.id = t.account_id left join member m on m.user_id = " +
  "t.changed_by";

const TERMS_TABLE: CollectionTable = {
  rules: ACCOUNT_TERMS,
  columns: COLUMNS,
  from: FROM,
  id: "t.id",
  fields: { id: "t.id", account_id: "t.account_id", from_at: "t.from_at" },
  orders: { from_at: { by: "t.from_at", type: "time" } },
  owner: { account: "t.account_id" },
};

/** The versions of the accounts in the scope. */
export function listTerms(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<TermsRow>, QueryProblem[]>> {
  return listRows<TermsRow>(db, TERMS_TABLE, query, scope);
}

/** The terms that stand; null if the account has none, as the network itself. */
export async function findTerms(db: Queryable, accountId: string): Promise<TermsRow | null> {
  const { rows } = await db.query<TermsRow>(
    `select ${COLUMNS} from ${FROM} where t.account_id = $1 and t.until_at is null`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** The same, locked with the account, so that its terms change one after the other. */
export async function lockTerms(db: Queryable, accountId: string): Promise<TermsRow | null> {
  await db.query("select from account where id = $1 for no key update", [accountId]);
  return findTerms(db, accountId);
}

export interface NewTerms {
  readonly id: string;
  readonly accountId: string;
  /** One more than the version that stands until then; 1 for an account without terms. */
  readonly version: number;
  readonly document: TermsDocument;
  readonly reason: string | null;
  readonly changedBy: string;
  readonly at: Date;
}

/** Ends the terms that stand, and writes those that follow. */
export async function insertTerms(db: Queryable, terms: NewTerms): Promise<void> {
  await db.query(
    "update account_terms set until_at = $2 where account_id = $1 and until_at is null",
    [terms.accountId, terms.at],
  );
  await db.query(
    `insert into account_terms (id, account_id, version, document, from_at, reason, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      terms.id,
      terms.accountId,
      terms.version,
      JSON.stringify(terms.document),
      terms.at,
      terms.reason,
      terms.changedBy,
    ],
  );
}

/** Those of the ids that are sources of the account. */
export async function listOwnSources(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    "select id from source where account_id = $1 and id = any($2::uuid[])",
    [accountId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
