// Reads and writes hosted forms, their versions and their counts of views, starts and posts.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import { FORMS } from "../../../../contract/supply/forms.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import {
  FORM_KINDS,
  type FormDocument,
  type FormKind,
  type FormLanguage,
} from "../../../../domain/forms/form-document.ts";
import type { Result } from "../../../../domain/result.ts";
import { findCondition } from "../../../platform/db/find-rows.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type StoredPause, networkPauseSql } from "../../network/network-pauses/index.ts";
import { FORM_MATCHES } from "./find-forms.store.ts";

/** A form with its source's columns and its current consent. */
export interface FormRow {
  /** The source's id too. */
  readonly id: string;
  readonly account_id: string;
  readonly kind: FormKind;
  readonly status: "active" | "paused";
  /** The network's, of the form or its source, until its end is recorded. */
  readonly network_pause: StoredPause | null;
  readonly slug: string;
  readonly document: FormDocument;
  readonly version: number;
  readonly consent_text: string;
  readonly consent_sha256: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = `
  f.source_id as id, s.account_id, s.kind, s.status, f.slug, f.document, f.version, v.consent_text,
    v.consent_sha256, f.created_at, f.updated_at,
    ${networkPauseSql("source", "s.id")} as network_pause
`;
const ANY = `
  form f join source s on s.id = f.source_id join form_version v on v.source_id = f.source_id
    and v.version = f.version
`;
/**
 * Forms that affiliates make. The form that confirms drafts belongs to a source of another kind,
 * and cannot be changed.
 */
const FROM = ANY.replace(
  "s.id = f.source_id",
  `s.id = f.source_id and s.kind in (${FORM_KINDS.map((kind) => `'${kind}'`).join(", ")})`,
);

const FORM_TABLE: CollectionTable = {
  rules: FORMS,
  columns: COLUMNS,
  from: FROM,
  id: "f.source_id",
  fields: {
    id: "f.source_id",
    account_id: "s.account_id",
    slug: "f.slug",
    created_at: "f.created_at",
    updated_at: "f.updated_at",
  },
  orders: {
    created_at: { by: "f.created_at", type: "time" },
    updated_at: { by: "f.updated_at", type: "time" },
  },
  owner: { account: "s.account_id" },
  has: { find: findCondition("f.source_id", FORM_MATCHES, false) },
};

export function listForms(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<FormRow>, QueryProblem[]>> {
  return listRows<FormRow>(db, FORM_TABLE, query, scope);
}

export async function findForm(db: Queryable, id: string): Promise<FormRow | null> {
  const { rows } = await db.query<FormRow>(
    `select ${COLUMNS} from ${FROM} where f.source_id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockForm(db: Queryable, id: string): Promise<FormRow | null> {
  const { rows } = await db.query<FormRow>(
    `select ${COLUMNS} from ${FROM} where f.source_id = $1 for no key update of f`,
    [id],
  );
  return rows[0] ?? null;
}

/** All forms, locked until the transaction ends, in an order that two callers share. */
export async function lockAllForms(
  db: Queryable,
): Promise<Pick<FormRow, "id" | "version" | "document" | "consent_text">[]> {
  const { rows } = await db.query<Pick<FormRow, "id" | "version" | "document" | "consent_text">>(
    `select ${COLUMNS} from ${FROM} order by f.source_id for no key update of f`,
  );
  return rows;
}

export interface PublicFormRow extends Omit<FormRow, "kind"> {
  /** `assistant`: nothing of a draft's form is shown without a draft's link. */
  readonly kind: FormKind | "assistant";
  readonly account_status: AccountStatus;
}

/** Returns a form by its slug. */
export async function findFormBySlug(db: Queryable, slug: string): Promise<PublicFormRow | null> {
  const { rows } = await db.query<PublicFormRow>(
    `select ${COLUMNS}, a.status as account_status
     from ${ANY}
     join account a on a.id = s.account_id
     where f.slug = $1`,
    [slug],
  );
  return rows[0] ?? null;
}

/** Returns false if the slug is taken. */
export async function insertForm(
  db: Queryable,
  form: {
    readonly id: string;
    readonly slug: string;
    readonly document: FormDocument;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into form (source_id, slug, document, version, created_at, updated_at)
     values ($1, $2, $3, 1, $4, $4)
     on conflict (slug) do nothing`,
    [form.id, form.slug, JSON.stringify(form.document), form.at],
  );
  return rowCount === 1;
}

export async function updateForm(
  db: Queryable,
  id: string,
  document: FormDocument,
  version: number,
  at: Date,
): Promise<void> {
  await db.query(
    "update form set document = $2, version = $3, updated_at = $4 where source_id = $1",
    [id, JSON.stringify(document), version, at],
  );
}

export interface FormVersionRow {
  readonly version: number;
  readonly document: FormDocument;
  readonly consent_text: string;
  readonly consent_sha256: string;
}

export async function insertVersion(
  db: Queryable,
  id: string,
  row: FormVersionRow,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into form_version (source_id, version, document, consent_text, consent_sha256,
       created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, row.version, JSON.stringify(row.document), row.consent_text, row.consent_sha256, at],
  );
}

/** A form as it was shown at some time. */
export async function findVersion(
  db: Queryable,
  id: string,
  version: number,
): Promise<FormVersionRow | null> {
  const { rows } = await db.query<FormVersionRow>(
    `select version, document, consent_text, consent_sha256
     from form_version
     where source_id = $1 and version = $2`,
    [id, version],
  );
  return rows[0] ?? null;
}

/** Returns the current version of a multilingual form in one language, with its slug. */
export async function findVersionIn(
  db: Queryable,
  id: string,
  language: FormLanguage,
): Promise<(FormVersionRow & { readonly slug: string }) | null> {
  const { rows } = await db.query<FormVersionRow & { readonly slug: string }>(
    `select v.version, v.document, v.consent_text, v.consent_sha256, f.slug
     from form_version v
     join form f on f.source_id = v.source_id
     where v.source_id = $1 and v.document ->> 'language' = $2
     order by v.version desc
     limit 1`,
    [id, language],
  );
  return rows[0] ?? null;
}

/**
 * Locks the source against concurrent changes of its form; returns the form's version, if it has
 * one.
 */
export async function lockFormOf(db: Queryable, sourceId: string): Promise<number | null> {
  await db.query("select from source where id = $1 for no key update", [sourceId]);
  const { rows } = await db.query<{ version: number }>(
    "select version from form where source_id = $1",
    [sourceId],
  );
  return rows[0]?.version ?? null;
}

export const VISIT_COUNTS = ["seen", "started", "finished", "bots"] as const;
/** `cleared`: a sender who was counted as a bot has turned out to be a person. */
export type VisitCount = (typeof VISIT_COUNTS)[number] | "cleared";
export type VisitCounts = Readonly<Record<(typeof VISIT_COUNTS)[number], number>>;

/** Increments each of these counts. `day` is YYYY-MM-DD. */
export async function countVisit(
  db: Queryable,
  id: string,
  day: string,
  counted: readonly VisitCount[],
): Promise<void> {
  if (counted.length === 0) return;
  const amounts = VISIT_COUNTS.map((name) => Number(counted.includes(name)));
  await db.query(
    `insert into form_day as d (source_id, day, seen, started, finished, bots)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (source_id, day) do update
       set seen = d.seen + excluded.seen, started = d.started + excluded.started,
         finished = d.finished + excluded.finished,
         bots = greatest(d.bots + excluded.bots - $7, 0)`,
    [id, day, ...amounts, Number(counted.includes("cleared"))],
  );
}

/** Returns counts from a day on, by form; a form without any has no entry. */
export async function sumVisits(
  db: Queryable,
  ids: readonly string[],
  fromDay: string,
): Promise<ReadonlyMap<string, VisitCounts>> {
  const { rows } = await db.query<VisitCounts & { readonly id: string }>(
    `select source_id as id, sum(seen)::int as seen, sum(started)::int as started,
       sum(finished)::int as finished, sum(bots)::int as bots
     from form_day
     where source_id = any($1) and day >= $2
     group by source_id`,
    [ids, fromDay],
  );
  return new Map(
    rows.map(({ id, seen, started, finished, bots }) => [id, { seen, started, finished, bots }]),
  );
}

/** Returns the days that have counts, from `fromDay` on, oldest first. */
export async function listDays(
  db: Queryable,
  id: string,
  fromDay: string,
): Promise<(VisitCounts & { readonly day: string })[]> {
  const { rows } = await db.query<VisitCounts & { readonly day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, seen, started, finished, bots
     from form_day
     where source_id = $1 and day >= $2
     order by form_day.day`,
    [id, fromDay],
  );
  return rows;
}
