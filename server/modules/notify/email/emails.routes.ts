// Serves emails to the operator over HTTP.
import type pg from "pg";
import {
  type Email,
  getEmail,
  getEmailSending,
  listEmails,
  renderEmailPage,
} from "../../../../contract/notify/emails.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND } from "../../../platform/http/refusal.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import type { Mailbox } from "../../../platform/email/read-settings.ts";
import { type DrawDeps, type WholeEmail, renderEmail } from "./render-email.ts";
import * as store from "./email.store.ts";

export interface EmailRoutesDeps extends DrawDeps {
  readonly pool: pg.Pool;
  /** Null if no mail server is configured. */
  readonly from: Mailbox | null;
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
  const draw = (row: store.EmailRow): WholeEmail => renderEmail(deps, row);
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

  registerOperation(host, getEmailSending, async ({ actor }) => {
    if (!mayRead(actor)) return refuse(FORBIDDEN);
    const { from } = deps;
    return ok({
      is_on: from !== null,
      from:
        from === null ? null : from.name === "" ? from.address : `${from.name} <${from.address}>`,
      stopped: await store.countStopped(pool),
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
