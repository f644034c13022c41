// Serves emails to the operator over HTTP.
import type pg from "pg";
import {
  type Email,
  getEmail,
  getEmailSending,
  listEmails,
  renderEmailPage,
  showEmailLink,
} from "../../../../contract/notify/emails.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import type { Mailbox } from "../../../platform/email/read-settings.ts";
import { recordActivity } from "../../network/activity/index.ts";
import {
  type DrawDeps,
  HIDDEN_TOKENS,
  type WholeEmail,
  openLink,
  renderEmail,
} from "./render-email.ts";
import * as store from "./email-list.store.ts";

export interface EmailRoutesDeps extends DrawDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Null if no mail server is configured. */
  readonly from: () => Mailbox | null;
}

/**
 * No scripts, no fetches, and only this app may frame it. The styles are inline on the email's
 * elements.
 */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'; base-uri " +
  "'none'; form-action 'none'";
/** Replaces the unsubscribe link, which a viewer could otherwise press. */
const NO_LINK = "#";
/** Links of the page, which must lead nowhere. */
const LINKS = / href="[^"]*"/g;

export function registerEmails(host: HttpHost, deps: EmailRoutesDeps): void {
  const { pool } = deps;
  const mayRead = (actor: Actor): boolean => can(actor, "read", "mail", null);
  const draw = (row: store.EmailRow): WholeEmail =>
    renderEmail({ ...deps, tokens: HIDDEN_TOKENS }, row);
  const present = (row: store.EmailRow): Email => presentEmail(row, draw(row).subject);
  const withoutLink = ({ text, unsubscribeUrl }: WholeEmail): string =>
    unsubscribeUrl === null ? text : text.replaceAll(unsubscribeUrl, NO_LINK);

  registerOperation(host, listEmails, async ({ actor, query }) =>
    mayRead(actor)
      ? pageAnswer(await store.listEmails(pool, query, { see: "all" }), present)
      : refuse(FORBIDDEN),
  );

  registerOperation(host, getEmail, async ({ actor, params }) => {
    if (!mayRead(actor)) return refuse(FORBIDDEN);
    const row = await store.findEmail(pool, params.id);
    if (row === null) return refuse(NOT_FOUND);
    const whole = draw(row);
    return ok({ ...presentEmail(row, whole.subject), text: withoutLink(whole) });
  });

  registerOperation(host, renderEmailPage, async ({ actor, params, reply }) => {
    if (!mayRead(actor)) return refuse(FORBIDDEN);
    const row = await store.findEmail(pool, params.id);
    if (row === null) return refuse(NOT_FOUND);
    void reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", FRAME_POLICY)
      .send(draw(row).html.replaceAll(LINKS, ""));
    return ok(STREAMED);
  });

  registerLink(host, deps);
  registerOperation(host, getEmailSending, async ({ actor }) => {
    if (!mayRead(actor)) return refuse(FORBIDDEN);
    const from = deps.from();
    return ok({
      is_on: from !== null,
      from:
        from === null ? null : from.name === "" ? from.address : `${from.name} <${from.address}>`,
      stopped: await store.countStopped(pool),
    });
  });
}

const MAILED: Refusal = {
  code: "forbidden",
  detail: "Only the recipient gets this link. You can hand over links of emails that were kept.",
};
const NO_LINK_LEFT: Refusal = {
  code: "link_over",
  detail: "The link was used or replaced, or has expired. The person can ask for a new one.",
};

/** Without a mail server, an operator hands links over; the activity log says so. */
function registerLink(host: HttpHost, deps: EmailRoutesDeps): void {
  registerOperation(host, showEmailLink, async ({ actor, params }) => {
    if (!can(actor, "hand_over", "mail_link", { isOfNetwork: false })) return refuse(FORBIDDEN);
    const nowMs = deps.now();
    return inTransaction(deps.pool, async ({ client }) => {
      const row = await store.findEmail(client, params.id);
      const opened = row === null ? null : openLink(deps, row);
      if (row === null || opened === null) return refuse(NOT_FOUND);
      const isOfNetwork = row.account_id === actor.accountId;
      if (!can(actor, "hand_over", "mail_link", { isOfNetwork })) return refuse(FORBIDDEN);
      if (row.status !== "kept" || deps.from() !== null) return refuse(MAILED);
      if (row.link_ends_at === null || row.link_ends_at.getTime() <= nowMs)
        return refuse(NO_LINK_LEFT);
      await recordActivity(client, {
        atMs: nowMs,
        actor: { kind: "user", id: actor.id },
        accountId: row.account_id,
        action: "email.link_shown",
        subjectKind: "user",
        subjectId: row.user_id,
        detail: { kind: row.kind },
      });
      return ok({ to: row.goes_to, ...opened, expires_at: row.link_ends_at.toISOString() });
    });
  });
}

function presentEmail(row: store.EmailRow, subject: string): Email {
  return {
    id: row.id,
    user_id: row.user_id,
    language: row.language,
    kind: row.kind,
    subject,
    count: row.count,
    at: row.at.toISOString(),
    send_at: row.send_at.toISOString(),
    status: row.status,
    tries: row.tries,
    next_at: row.next_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    answer: row.answer,
  };
}
