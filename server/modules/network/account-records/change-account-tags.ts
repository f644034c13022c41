// Adds and removes tags of an account, one change at a time.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  LONGEST_TAG,
  MOST_TAGS,
  type TagChange,
  changeTags,
  readTag,
  tagKey,
} from "../../../../domain/accounts/tag.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { type AccountRow, findAccount, lockAccount } from "../accounts/index.ts";
import { findSpellings, writeTags } from "./account-tag.store.ts";
import { type RecordDeps, recordAct } from "./record-deps.ts";

const TOO_MANY = invalid([
  {
    field: "/add",
    code: "too_many",
    message: `An account has at most ${MOST_TAGS} tags. Remove one first.`,
  },
]);

/** Returns the account with its tags as they are after the change. */
export function changeAccountTags(
  deps: RecordDeps,
  actor: Actor,
  accountId: string,
  given: TagChange,
): Promise<Result<AccountRow, Refusal>> {
  const add = readTags(given.add);
  if (!add.ok) return Promise.resolve(add);
  return inTransaction(deps.pool, async (tx) => {
    const { client } = tx;
    // Changes of the same account wait for each other here, and then read what the last one wrote.
    await lockAccount(client, accountId);
    const account = await findAccount(client, accountId);
    if (account === null || !can(actor, "read", "account", { accountId })) return refuse(NOT_FOUND);
    if (!can(actor, "update", "account_tag", null)) return refuse(FORBIDDEN);
    const known = await findSpellings(client, add.value.map(tagKey));
    const spelled = add.value.map((tag) => known.get(tagKey(tag)) ?? tag);
    const tags = changeTags(account.tags, { add: spelled, remove: given.remove });
    if (tags === null) return refuse(TOO_MANY);
    const added = tags.filter((tag) => !account.tags.includes(tag));
    const removed = account.tags.filter((tag) => !tags.includes(tag));
    if (added.length + removed.length === 0) return ok(account);
    await writeTags(
      tx,
      accountId,
      tags.map((tag) => ({ key: tagKey(tag), tag })),
    );
    await recordAct(client, {
      atMs: deps.now(),
      actor,
      accountId,
      action: "account.tagged",
      detail: { name: tags.join(", "), added: added.join(", "), removed: removed.join(", ") },
      changes: changesOf(["tags"], account, { tags }),
    });
    return ok({ ...account, tags });
  });
}

function readTags(given: readonly string[]): Result<string[], Refusal> {
  const errors: FieldError[] = [];
  const tags = given.flatMap((text, index) => {
    const tag = readTag(text);
    if (tag !== null) return [tag];
    errors.push({
      field: `/add/${index}`,
      code: "invalid",
      message: `Enter a tag of at most ${LONGEST_TAG} characters, without commas.`,
    });
    return [];
  });
  return errors.length === 0 ? ok(tags) : refuse(invalid(errors));
}
