// Reads emails for the operator, and a person's language for the unsubscribe page.
import { MAILS, type Email as MailAnswer } from "../../../../contract/notify/emails.ts";
import type {
  AccessChange,
  AccountMailKind,
  MailFacts,
} from "../../../../domain/notifications/account-mail.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Language } from "../../../../domain/languages.ts";
import type { EmailItem, EmailKind } from "../../../../domain/notifications/email-view.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { DISPLAY, LANGUAGE, linkJoins, linkOf, recipientJoins } from "./email-parts.store.ts";

export interface EmailRow {
  readonly id: string;
  readonly user_id: string;
  readonly language: Language;
  readonly kind: EmailKind | AccountMailKind;
  readonly items: readonly EmailItem[];
  readonly count: number;
  readonly at: Date;
  readonly send_at: Date;
  readonly status: MailAnswer["status"];
  readonly tries: number;
  readonly next_at: Date | null;
  readonly answer: string | null;
  readonly ended_at: Date | null;
  /** Only in an email about access. */
  readonly link_id: string | null;
  readonly change: AccessChange | null;
  readonly facts: MailFacts | null;
  /** The new address of the change that the link is about. */
  readonly new_email: string | null;
  /** When the link ends; null for no link, and for one that is over. */
  readonly link_ends_at: Date | null;
  readonly account_id: string;
  /** Where the link of an email about access goes, for who hands it over. */
  readonly goes_to: string;
  /** The person's current address and settings. */
  readonly time_zone: string;
}

const COLUMNS = `
  c.id, c.user_id, c.language, c.kind, c.items, c.count, c.at, c.send_at, c.status, c.tries,
    c.next_at, c.answer, c.ended_at, c.change, c.facts, ${linkOf("c")},
    coalesce(
      n.email, k.email, (select u.email from auth."user" u where u.id = c.user_id), ''
    ) as goes_to
`;
const FROM = `
  email c ${recipientJoins("c")}
  left join notification_preference p on p.user_id = c.user_id ${linkJoins("c")}
`;

const MAIL_TABLE: CollectionTable = {
  rules: MAILS,
  columns: COLUMNS,
  from: FROM,
  id: "c.id",
  fields: {
    id: "c.id",
    user_id: "c.user_id",
    kind: "c.kind",
    status: "c.status",
    send_at: "c.send_at",
  },
  // Ids encode when the email was created.
  orders: { at: { by: "c.id", type: "uuid" }, send_at: { by: "c.send_at", type: "time" } },
  owner: { account: "a.id" },
};

export function listEmails(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<EmailRow>, QueryProblem[]>> {
  return listRows<EmailRow>(db, MAIL_TABLE, query, scope);
}

export async function findEmail(db: Queryable, id: string): Promise<EmailRow | null> {
  const { rows } = await db.query<EmailRow>(`select ${COLUMNS} from ${FROM} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function countStopped(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from email_stop",
  );
  return rows[0]?.count ?? 0;
}

/** Returns what the unsubscribe page needs to know about a person; null if they have left. */
export async function findLanguage(db: Queryable, userId: string): Promise<Language | null> {
  const { rows } = await db.query<{ language: Language }>(
    `select ${LANGUAGE} as language
     from member m ${DISPLAY}
     where m.user_id = $1 and m.status <> 'removed'`,
    [userId],
  );
  return rows[0]?.language ?? null;
}
