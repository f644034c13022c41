// Creates and merges a form, together with the source of its leads.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import { randomInt } from "node:crypto";
import type { FormDocument as GivenForm } from "../../../../contract/supply/forms.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type ConsentWording, consentText } from "../../../../domain/forms/consent-text.ts";
import {
  FORM_KINDS,
  type FormDocument,
  type FormKind,
  completeForm,
} from "../../../../domain/forms/form-document.ts";
import { slugOf } from "../../../../domain/forms/slug.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
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
import { type SourceDeps, writeSource } from "../sources/index.ts";
import * as store from "./form.store.ts";

export interface FormDeps extends SourceDeps {
  readonly wording: () => ConsentWording;
  readonly networkName: () => string;
}

export interface FormWrite {
  readonly id: string;
  readonly actor: Actor;
  /**
   * Returns the resulting document; `current` is null if the form is new. Undefined if it cannot be
   * made this way.
   */
  readonly change: (current: FormDocument | null) => GivenForm | undefined;
}

const OTHER_KIND: FieldError = {
  field: "/kind",
  code: "invalid",
  message: "Leave the kind unchanged, or create a new form: its source has this kind.",
};
const SUFFIX_LETTERS = 6;
const BASE = 36;
/** A random slug collides once in two billion. */
const MAX_ATTEMPTS = 3;

/** Applies the change to the form; a new one is live immediately, with its own slug. */
export async function writeForm(
  deps: FormDeps,
  write: FormWrite,
): Promise<Result<store.FormRow, Refusal>> {
  const current = await store.findForm(deps.pool, write.id);
  const subject = current === null ? null : { accountId: current.account_id };
  const creates = write.change(null) !== undefined;
  const mayCreate = can(write.actor, "create", "source", { accountId: write.actor.accountId });
  if (subject === null && creates && !mayCreate) return refuse(FORBIDDEN);
  if (subject !== null && !can(write.actor, "read", "source", subject))
    return refuse(unseen({ creates, mayCreate }));
  if (subject !== null && !can(write.actor, "update", "source", subject)) return refuse(FORBIDDEN);
  const given = write.change(current?.document ?? null);
  if (given === undefined) return refuse(NOT_FOUND);
  const document = completeForm(given);
  const problems = checkForm(document);
  if (current !== null && (given.kind ?? current.kind) !== current.kind) problems.push(OTHER_KIND);
  if (problems.length > 0) return refuse(invalid(problems));
  // The source comes first: made twice it is the same one, so that an interrupted call can be
  // repeated.
  if (current?.document.name !== document.name) {
    const source = await nameSource(deps, write, document.name, given.kind);
    if (!source.ok) return source;
  }
  return inTransaction(deps.pool, ({ client }) => storeForm(deps, client, write, document));
}

/** Checks what the schema cannot express. */
function checkForm(document: FormDocument): FieldError[] {
  const problems: FieldError[] = [];
  if (document.name === "")
    problems.push({ field: "/name", code: "invalid", message: "Enter a name." });
  for (const [index, seller] of document.named_sellers.entries()) {
    if (seller.includes(";"))
      problems.push({
        field: `/named_sellers/${index}`,
        code: "invalid",
        message: "Enter one company per line, without a semicolon.",
      });
  }
  return problems;
}

/**
 * Creates the form's source of the given kind, or renames an existing one. A source that receives
 * leads in another way cannot have a form.
 */
async function nameSource(
  deps: FormDeps,
  { id, actor }: FormWrite,
  name: string,
  kind: FormKind | undefined,
): Promise<Result<null, Refusal>> {
  let isOther = false;
  const written = await writeSource(deps, {
    id,
    actor,
    change: (source) => {
      isOther =
        source !== null && !FORM_KINDS.some((one) => one === source.kind && one === (kind ?? one));
      return isOther
        ? undefined
        : source === null
          ? { name, kind: kind ?? "form" }
          : { ...source, name };
    },
  });
  if (isOther)
    return refuse(
      invalid([
        {
          field: "id",
          code: "invalid",
          message: "Choose a new UUID: a source of another kind has this one.",
        },
      ]),
    );
  return written.ok ? ok(null) : written;
}

async function storeForm(
  deps: FormDeps,
  db: Queryable,
  { id, actor }: FormWrite,
  document: FormDocument,
): Promise<Result<store.FormRow, Refusal>> {
  const at = new Date(deps.now());
  const text = consentText(document, deps.wording());
  const current = await store.lockForm(db, id);
  const version = (current?.version ?? 0) + 1;
  const shown = { version, document, consent_text: text, consent_sha256: sha256Hex(text) };
  if (current === null) await insertWithAddress(db, { id, document, at });
  else await store.updateForm(db, id, document, version, at);
  await store.insertVersion(db, id, shown, at);
  const row = await store.findForm(db, id);
  if (row === null) throw new Error("a form that was just written is gone");
  await recordActivity(db, {
    atMs: deps.now(),
    actor,
    accountId: row.account_id,
    action: current === null ? "form.created" : "form.updated",
    subjectKind: "source",
    subjectId: id,
    detail: { name: document.name, slug: row.slug, version, consent_sha256: shown.consent_sha256 },
    changes: changesOf(RECORD_FIELDS.form, current?.document ?? null, document),
  });
  return ok(row);
}

/** Inserts it with its own slug. */
export async function insertWithAddress(
  db: Queryable,
  form: { readonly id: string; readonly document: FormDocument; readonly at: Date },
): Promise<void> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const suffix = Array.from({ length: SUFFIX_LETTERS }, () =>
      randomInt(BASE).toString(BASE),
    ).join("");
    if (await store.insertForm(db, { ...form, slug: slugOf(form.document.name, suffix) })) return;
  }
  throw new Error("no address for a form was free");
}
