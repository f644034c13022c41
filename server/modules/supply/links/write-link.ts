// Creates and merges a tracking link.
import { type ActivityChange, changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { randomInt } from "node:crypto";
import type pg from "pg";
import type { LinkDocument } from "../../../../contract/supply/links.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { FORM_KINDS } from "../../../../domain/forms/form-document.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import {
  CLICK_MACROS,
  checkTemplate,
  macrosIn,
} from "../../../../domain/tracking/address-template.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
  unseen,
} from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { adviceOn } from "../postbacks/index.ts";
import { findSource } from "../sources/index.ts";
import {
  type LinkRow,
  countLinksOf,
  findLink,
  insertLink,
  lockLink,
  updateLink,
} from "./link.store.ts";

/** Excludes easily confused letters and digits. */
const CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 9;
const IN_TARGETS: ReadonlySet<string> = new Set(CLICK_MACROS);

export interface LinkDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

export interface LinkWrite {
  readonly id: string;
  readonly actor: Actor;
  /**
   * Returns the resulting document; `current` is null if the link is new. Undefined if it cannot be
   * made this way.
   */
  readonly change: (current: LinkDocument | null) => LinkDocument | undefined;
}

/** Applies the change to the link; a new one gets its code. */
export function writeLink(
  deps: LinkDeps,
  { id, actor, change }: LinkWrite,
): Promise<Result<LinkRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const current = await lockLink(client, id);
    if (current !== null && !can(actor, "read", "link", { accountId: current.account_id }))
      return refuse(
        unseen({
          creates: change(null) !== undefined,
          mayCreate: can(actor, "update", "link", { accountId: actor.accountId }),
        }),
      );
    const document = change(current === null ? null : documentOf(current));
    if (document === undefined) return refuse(NOT_FOUND);
    const accountId = current?.account_id ?? actor.accountId;
    if (!can(actor, "update", "link", { accountId })) return refuse(FORBIDDEN);
    const source = await findSource(client, document.source_id);
    const isOwn = source !== null && source.account_id === accountId;
    const problems = [
      ...(isOwn ? [] : [wrong("/source_id", "Choose one of your own sources.")]),
      ...checkLink(document, current, isOwn ? source.kind : null, deps.publicUrl),
    ];
    if (problems.length > 0) return refuse(invalid(problems));
    const full =
      current === null
        ? await refuseIfFull(client, accountId, "link", () => countLinksOf(client, accountId))
        : null;
    if (full !== null) return refuse(full);
    const written = {
      name: document.name.trim(),
      target: document.target ?? null,
      status: document.status ?? "active",
    } as const;
    const at = new Date(deps.now());
    if (current !== null) await updateLink(client, id, written, at);
    else if (
      !(await insertLink(
        client,
        { ...written, id, accountId, sourceId: document.source_id, code: newCode() },
        at,
      ))
    )
      return refuse({
        code: "unavailable",
        detail: "This link was created by another call. Try again.",
        retryAfterSeconds: 1,
      });
    await record(
      client,
      deps,
      actor,
      accountId,
      id,
      current === null ? "link.created" : "link.updated",
      {
        detail: written,
        changes: changesOf(RECORD_FIELDS.link, current === null ? null : documentOf(current), {
          ...written,
          source_id: document.source_id,
        }),
      },
    );
    const row = await findLink(client, id);
    if (row === null) throw new Error("a written link is gone");
    return ok(row);
  });
}

/** Returns the document of a stored link, to which a merge patch is applied. */
function documentOf({ name, source_id: sourceId, target, status }: LinkRow): LinkDocument {
  return { name, source_id: sourceId, target, status };
}

const wrong = (field: string, message: string): FieldError => ({
  field,
  code: "invalid",
  message,
});

/** Checks what the schema cannot express. `kind` is null for a source that is not the caller's. */
function checkLink(
  { name, source_id: sourceId, target = null }: LinkDocument,
  current: LinkRow | null,
  kind: string | null,
  publicUrl: string,
): readonly FieldError[] {
  const problems: FieldError[] = [];
  if (name.trim() === "") problems.push(wrong("/name", "Enter a name."));
  if (current !== null && current.source_id !== sourceId)
    problems.push(
      wrong(
        "/source_id",
        "Leave the source unchanged, or create a new link: its clicks belong to the source.",
      ),
    );
  if (target === null) {
    if (kind !== null && !FORM_KINDS.some((one) => one === kind))
      problems.push(wrong("/target", "Enter the target page: this source has no hosted form."));
    return problems;
  }
  if (isOwnForm(target, publicUrl)) return problems;
  const advice = checkTemplate(target).map(adviceOn);
  if (advice[0] !== undefined) problems.push(wrong("/target", advice[0]));
  else if (macrosIn(target).some((macro) => !IN_TARGETS.has(macro)))
    problems.push(
      wrong(
        "/target",
        "Use only {click_id}, {sub1} to {sub5} and ad parameters such as {gclid} or {utm_source}.",
      ),
    );
  else if (!URL.canParse(target))
    problems.push(wrong("/target", "Enter a full address, for example https://example.com/sell."));
  else if (new URL(target).host === new URL(publicUrl).host)
    problems.push(
      wrong("/target", "Enter your own page, or choose the source of one of your forms."),
    );
  return problems;
}

/** Any hosted form of the network: its address is public. */
function isOwnForm(target: string, publicUrl: string): boolean {
  return (
    target.startsWith(`${publicUrl}/`) &&
    /^\/[fc]\/[a-z0-9-]{3,60}(?:\?[^{}#\s]*)?$/.test(target.slice(publicUrl.length))
  );
}

function newCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join("");
}

async function record(
  db: Queryable,
  { now }: LinkDeps,
  actor: Actor,
  accountId: string,
  id: string,
  action: ActivityAction,
  { detail, changes }: { readonly detail: object; readonly changes: readonly ActivityChange[] },
): Promise<void> {
  await recordActivity(db, {
    atMs: now(),
    actor,
    accountId,
    action,
    subjectKind: "link",
    subjectId: id,
    detail: { ...detail },
    changes,
  });
}
