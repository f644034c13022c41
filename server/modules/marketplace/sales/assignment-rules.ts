// Reads and writes a buyer's rule for assigning new leads.
import { changesOf } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import type { AssignmentRule as RuleDocument } from "../../../../contract/marketplace/assignment-rules.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import {
  type AssignmentRule,
  type RuleProblem,
  ruleProblems,
  turnsAfterChange,
} from "../../../../domain/sales/assignment-rule.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { findRule, listPresentMembers, putRule } from "./assignment-rule.store.ts";

const BY_HAND: AssignmentRule = { mode: "manual", members: [] };

/** The caller's rule; assigning by hand without one. */
export async function readAssignmentRule(
  db: Queryable,
  actor: Actor,
): Promise<Result<RuleDocument, Refusal>> {
  if (!can(actor, "read", "assignment", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  const stored = await findRule(db, actor.accountId);
  return ok(documentOf(stored?.rule ?? BY_HAND));
}

/** Replaces the caller's rule, for leads bought from now on. */
export function writeAssignmentRule(
  { pool, now }: { readonly pool: pg.Pool; readonly now: () => number },
  actor: Actor,
  document: RuleDocument,
): Promise<Result<RuleDocument, Refusal>> {
  return inTransaction(pool, async (tx) => {
    const { accountId } = actor;
    if (!can(actor, "update", "assignment", { accountId })) return refuse(FORBIDDEN);
    const atMs = now();
    const rule = ruleOf(document);
    const people = await listPresentMembers(tx.client, accountId);
    const problems = ruleProblems(rule, new Set(people.keys()));
    if (problems.length > 0) return refuse(invalid(problems.map(fieldErrorOf)));
    const before = await findRule(tx.client, accountId);
    await putRule(tx, {
      accountId,
      rule,
      turns: turnsAfterChange(before?.turns ?? {}, rule),
      activeFromMs: atMs,
    });
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId,
      action: "assignment.updated",
      subjectKind: "account",
      subjectId: accountId,
      detail: { mode: rule.mode, members: rule.members.map(({ userId }) => userId) },
      changes: changesOf(["mode", "members"], documentOf(before?.rule ?? BY_HAND), document),
    });
    return ok(documentOf(rule));
  });
}

const ruleOf = ({ mode, members }: RuleDocument): AssignmentRule => ({
  mode,
  members: members.map(({ user_id: userId, states, zip_prefixes: zipPrefixes }) => ({
    userId,
    states,
    zipPrefixes,
  })),
});

const documentOf = ({ mode, members }: AssignmentRule): RuleDocument => ({
  mode,
  members: members.map(({ userId, states, zipPrefixes }) => ({
    user_id: userId,
    states: [...states],
    zip_prefixes: [...zipPrefixes],
  })),
});

const FIELDS = { userId: "user_id", states: "states", zipPrefixes: "zip_prefixes" } as const;
const MESSAGES = {
  userId: "Send the user_id of a member of your account.",
  states: "Enter two-letter US states, for example CA.",
  zipPrefixes: "Enter the first three to five digits of ZIP codes, for example 958.",
} as const;

function fieldErrorOf({ index, field, problem }: RuleProblem): FieldError {
  return {
    field: `/members/${index}/${FIELDS[field]}`,
    code: problem === "twice" ? "duplicate" : "unknown",
    message: problem === "twice" ? "Name each member once." : MESSAGES[field],
  };
}
