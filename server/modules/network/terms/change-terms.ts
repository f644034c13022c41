// Changes the terms agreed with an account, for the network: a new version, told to the account.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { termsChangedTopic } from "../../../../domain/notifications/kinds/terms-changed.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import {
  type AffiliateTermsDocument,
  type BuyerTermsDocument,
  type TermsProblem,
  findTermsProblems,
} from "../../../../domain/terms/terms-documents.ts";
import { isUnlimited, readLimits } from "../../../../domain/distribution/caps.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../activity/index.ts";
import {
  type TermsDocument,
  type TermsRow,
  findTerms,
  insertTerms,
  listOwnSources,
  lockTerms,
} from "./account-terms.store.ts";
import { keepSoldMonths } from "./agreed.store.ts";

export interface TermsDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Has the decisions read a buyer's terms again, in the same transaction. */
  readonly announceBuyer: (db: Queryable, accountId: string) => Promise<void>;
  /** Opens and closes states of a buyer by its terms, in the same transaction. */
  readonly openStates: (db: Queryable, accountId: string, atMs: number) => Promise<void>;
  /** Begins to count limits over all campaigns of a buyer whose counters are locked. */
  readonly openAccountLimits: (db: Queryable, accountId: string, atMs: number) => Promise<void>;
  /** Resolves when no process decides by an affiliate's terms that it read before. */
  readonly forgetTerms: () => Promise<void>;
}

export interface TermsChange {
  readonly accountId: string;
  /** The version that the caller has seen. */
  readonly version: number;
  readonly reason: string;
  readonly affiliate: AffiliateTermsDocument | undefined;
  readonly buyer: BuyerTermsDocument | undefined;
}

/**
 * Writes the terms as a new version. When it returns, every process decides leads that arrive by
 * it; leads and sales of before keep theirs.
 */
export async function changeTerms(
  deps: TermsDeps,
  actor: Actor,
  change: TermsChange,
): Promise<Result<TermsRow, Refusal>> {
  const changed = await inTransaction(deps.pool, ({ client }) =>
    writeTerms(client, deps, actor, change),
  );
  if (changed.ok && changed.value.account_kind === "affiliate") await deps.forgetTerms();
  return changed;
}

async function writeTerms(
  db: Queryable,
  deps: TermsDeps,
  actor: Actor,
  change: TermsChange,
): Promise<Result<TermsRow, Refusal>> {
  const { accountId } = change;
  if (!can(actor, "read", "terms", { accountId })) return refuse(NOT_FOUND);
  if (!can(actor, "agree", "terms", { accountId })) return refuse(FORBIDDEN);
  const current = await lockTerms(db, accountId);
  if (current === null) return refuse(NOT_FOUND);
  const document = await readDocument(db, current, change);
  if (!document.ok) return document;
  if (isDeepStrictEqual(document.value, current.document)) return ok(current);
  const atMs = deps.now();
  // The clocks of two servers may differ: each version begins after the one that it follows.
  const at = new Date(Math.max(atMs, current.from_at.getTime() + 1));
  const version = current.version + 1;
  const reason = change.reason.trim();
  await insertTerms(db, {
    id: uuidv7(atMs),
    accountId,
    version,
    document: document.value,
    reason,
    changedBy: actor.id,
    at,
  });
  if (current.account_kind === "affiliate") await keepSoldMonths(db, at);
  else {
    await deps.openStates(db, accountId, atMs);
    await deps.announceBuyer(db, accountId);
    if (isLimited(document.value) && !isLimited(current.document))
      await deps.openAccountLimits(db, accountId, atMs);
  }
  await recordActivity(db, {
    atMs,
    actor,
    accountId,
    action: "terms.changed",
    subjectKind: "account",
    subjectId: accountId,
    detail: { version, reason },
    changes: changesOf(
      current.account_kind === "affiliate"
        ? RECORD_FIELDS.affiliate_terms
        : RECORD_FIELDS.buyer_terms,
      current.document,
      document.value,
    ),
  });
  await appendOutboxEvent(db, termsChangedTopic, { accountId, version, reason }, atMs);
  const written = await findTerms(db, accountId);
  if (written === null) throw new Error("terms that were just written are gone");
  return ok(written);
}

function isLimited(document: TermsDocument): boolean {
  return "limits" in document && !isUnlimited(readLimits(document.limits));
}

/** The document for an account of this kind, or why it cannot be its terms. */
async function readDocument(
  db: Queryable,
  current: TermsRow,
  { version, affiliate, buyer }: TermsChange,
): Promise<Result<TermsDocument, Refusal>> {
  if (version !== current.version)
    return refuse(
      invalid([
        {
          field: "/version",
          code: "stale",
          message: "The terms have changed meanwhile. Read them again, then change them.",
        },
      ]),
    );
  const [own, other] =
    current.account_kind === "affiliate"
      ? (["affiliate", "buyer"] as const)
      : (["buyer", "affiliate"] as const);
  const documents = { affiliate, buyer };
  const document = documents[own];
  if (document === undefined || documents[other] !== undefined)
    return refuse(
      invalid([
        {
          field: `/${document === undefined ? own : other}`,
          code: "invalid",
          message: `Send the terms of an account of its kind: ${own}, and nothing else.`,
        },
      ]),
    );
  const problems = [
    ...(affiliate === undefined ? [] : await checkAffiliate(db, current.account_id, affiliate)),
    ...(buyer === undefined ? [] : checkBuyer(buyer)),
  ];
  return problems.length > 0 ? refuse(invalid(problems)) : ok(document);
}

const MESSAGES: Readonly<Record<TermsProblem["problem"], string>> = {
  twice: "Enter each condition once.",
  no_condition: "Choose a source, a side, a tier or a number of sold leads.",
  too_much: "Enter at most 10,000 basis points: the whole price.",
  out_of_reach: "Enter at most the flat amount: the affiliate never earns more from a lead.",
};

async function checkAffiliate(
  db: Queryable,
  accountId: string,
  document: AffiliateTermsDocument,
): Promise<FieldError[]> {
  const problems = findTermsProblems(document).map(({ field, problem }): FieldError => ({
    field: `/affiliate${field}`,
    code: problem,
    message: MESSAGES[problem],
  }));
  const ids = document.earning_rules.flatMap(({ source_id: id }) => (id === null ? [] : [id]));
  const own = ids.length === 0 ? new Set<string>() : await listOwnSources(db, accountId, ids);
  document.earning_rules.forEach(({ source_id: id }, index) => {
    if (id !== null && !own.has(id))
      problems.push({
        field: `/affiliate/earning_rules/${index}/source_id`,
        code: "not_found",
        message: "Choose a source of the affiliate.",
      });
  });
  return problems;
}

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code));

function checkBuyer(document: BuyerTermsDocument): FieldError[] {
  return (["closed_states", "exempt_states"] as const).flatMap((member) =>
    document[member].flatMap((state, index): FieldError[] => {
      const field = `/buyer/${member}/${index}`;
      if (!STATE_CODES.has(state))
        return [{ field, code: "invalid", message: "Enter the two letters of a state." }];
      return member === "exempt_states" && document.closed_states.includes(state)
        ? [{ field, code: "twice", message: "Close a state or exempt it, not both." }]
        : [];
    }),
  );
}
