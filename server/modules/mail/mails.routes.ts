// E-mails as the operator sees them, over HTTP.
import type pg from "pg";
import {
  type Mail,
  getMail,
  getMailSending,
  listMails,
  showMail,
} from "../../../contract/mails.ts";
import { type Actor, can } from "../../../domain/access/access.ts";
import { ok, refuse } from "../../../domain/result.ts";
import { pageAnswer } from "../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND } from "../../platform/http/refusal.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../platform/http/register-operation.ts";
import type { Mailbox } from "../../platform/mail/read-settings.ts";
import { type DrawDeps, type WholeMail, drawMail } from "./draw-mail.ts";
import * as store from "./mail.store.ts";

export interface MailRoutesDeps extends DrawDeps {
  readonly pool: pg.Pool;
  /** Null where no mail server is set. */
  readonly from: Mailbox | null;
}

/**
 * Nothing runs, nothing is fetched, and only this app shows it in a frame. The styles are the
 * e-mail's own, on its elements.
 */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'; base-uri " +
  "'none'; form-action 'none'";
/** In place of the link that takes its person off: whoever looks on could press it. */
const NO_LINK = "#";
/** Of the page no link leads anywhere. */
const LINKS = / href="[^"]*"/g;

export function registerMails(host: HttpHost, deps: MailRoutesDeps): void {
  const { pool } = deps;
  const mayRead = (actor: Actor): boolean => can(actor, "read", "mail", null);
  const draw = (row: store.MailRow): WholeMail => drawMail(deps, row);
  const present = (row: store.MailRow): Mail => presentMail(row, draw(row).subject);
  const withoutLink = ({ text, unsubscribeUrl }: WholeMail): string =>
    unsubscribeUrl === null ? text : text.replaceAll(unsubscribeUrl, NO_LINK);

  registerOperation(host, listMails, async ({ actor, query }) =>
    mayRead(actor)
      ? pageAnswer(await store.listMails(pool, query, { see: "all" }), present)
      : refuse(FORBIDDEN),
  );

  registerOperation(host, getMail, async ({ actor, params }) => {
    if (!mayRead(actor)) return refuse(FORBIDDEN);
    const row = await store.findMail(pool, params.id);
    if (row === null) return refuse(NOT_FOUND);
    const whole = draw(row);
    return ok({ ...presentMail(row, whole.subject), text: withoutLink(whole) });
  });

  registerOperation(host, showMail, async ({ actor, params, reply }) => {
    if (!mayRead(actor)) return refuse(FORBIDDEN);
    const row = await store.findMail(pool, params.id);
    if (row === null) return refuse(NOT_FOUND);
    void reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", FRAME_POLICY)
      .send(draw(row).html.replaceAll(LINKS, ""));
    return ok(STREAMED);
  });

  registerOperation(host, getMailSending, async ({ actor }) => {
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

function presentMail(row: store.MailRow, subject: string): Mail {
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
