// Sends due emails, a few at a time, under leases that expire with their holder. If a process is
// killed in between, its email is sent again with the same Message-ID: at most twice, and never
// lost.
import { type EmailOff, emailOffTopic } from "../../../../domain/notifications/kinds/email-off.ts";
import type pg from "pg";
import { retryDelay } from "../../../../domain/attempts/attempt.ts";
import { DIGEST, type EmailItem } from "../../../../domain/notifications/email-view.ts";
import { channelsOf } from "../../../../domain/notifications/preferences.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { isAccountMail } from "../../../../domain/notifications/account-mail.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { createLeasedWork } from "../../../platform/jobs/leased-work.ts";
import type { EmailOutcome, Mailer } from "../../../platform/email/smtp-mailer.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { stopEmail } from "../notification-preferences/index.ts";
import { type DrawDeps, renderEmail } from "./render-email.ts";
import {
  type DueEmail,
  type AttemptedEmail,
  leaseDueEmails,
  forgetEmails,
  releaseEmails,
  writeOutcome,
} from "./email.store.ts";

const EMAIL_INTERVAL_MS = 1_000;
const TIDY_INTERVAL_MS = 600_000;
/** Longer than a mail server may take over all its steps. */
const LEASE_MS = 180_000;
const AT_ONCE = 8;
/** How long finished emails are kept for the operator. Milliseconds. */

export interface EmailJobsDeps extends DrawDeps {
  readonly pool: pg.Pool;
  /** Null if no mail server is configured: then every email is kept. */
  readonly mailer: Mailer | null;
  readonly holderId: string;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** How long ended emails are kept, in milliseconds. */
  readonly keptMs: () => number;
  readonly onError: (error: unknown, what: string) => void;
  /**
   * Milliseconds until another process takes over what a killed process held, by the database's
   * clock. Default: three minutes.
   */
  readonly leaseMs?: number;
}

/** Builds the loop. Any number of processes may run it: each email is leased by one at a time. */
export function createEmailJobs(deps: EmailJobsDeps): Ticker {
  const { pool, mailer, holderId, now, leaseMs = LEASE_MS } = deps;
  const work = createLeasedWork<DueEmail>(
    "e-mails",
    {
      everyMs: EMAIL_INTERVAL_MS,
      atOnce: AT_ONCE,
      tidyEveryMs: TIDY_INTERVAL_MS,
      claim: (most) => leaseDueEmails(pool, { holderId, most, leaseMs, now: new Date(now()) }),
      run: async (due) => keep(deps, due, await send(deps, due)),
      release: () => releaseEmails(pool, holderId),
      tidy: async () => {
        while ((await forgetEmails(pool, new Date(now() - deps.keptMs()))) > 0);
      },
    },
    deps,
  );
  return {
    start: () => work.start(),
    async stop() {
      await work.stop();
      mailer?.close();
    },
  };
}

type Sent = EmailOutcome | { readonly kind: "kept" | "dropped" };

/**
 * Returns the items that the person still wants: they may have switched some off since. Null if
 * there is nothing to send, or the link that the email is about has ended.
 */
function wantedOf(
  { kind, items, count, kinds, link_id: linkId, link_ends_at: linkEndsAt }: DueEmail,
  nowMs: number,
): { readonly items: readonly EmailItem[]; readonly count: number } | null {
  if (isAccountMail(kind))
    return linkId === null || (linkEndsAt !== null && linkEndsAt.getTime() > nowMs)
      ? { items, count }
      : null;
  const wanted = items.filter((item) => channelsOf(item.kind, kinds ?? {}).email !== "off");
  if (wanted.length === 0) return null;
  // The kind of items that are only counted is unknown: they stay in the count.
  return {
    items: wanted,
    count: kind === DIGEST ? count - (items.length - wanted.length) : wanted.length,
  };
}

async function send(deps: EmailJobsDeps, due: DueEmail): Promise<Sent> {
  const wanted = wantedOf(due, deps.now());
  if (due.email === null || wanted === null) return { kind: "dropped" };
  if (deps.mailer === null) return { kind: "kept" };
  const { subject, html, text, unsubscribeUrl } = renderEmail(deps, { ...due, ...wanted });
  const headers = {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribeUrl === null
      ? {}
      : {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
  };
  return deps.mailer.send({
    to: due.email,
    subject,
    html,
    text,
    messageId: `${due.id}@${new URL(deps.publicUrl).hostname}`,
    headers,
  });
}

async function keep(
  { pool, holderId, now, random }: EmailJobsDeps,
  due: DueEmail,
  sent: Sent,
): Promise<void> {
  const atMs = now();
  const at = new Date(atMs);
  const about = { id: due.id, holderId, at, answer: "answer" in sent ? sent.answer : null };
  const pauseMs = sent.kind === "failed" ? retryDelay(due.tries + 1, random(), null) : null;
  const tried: AttemptedEmail =
    pauseMs === null
      ? { ...about, status: endOf(sent.kind), nextAt: null }
      : { ...about, status: "waiting", nextAt: new Date(atMs + pauseMs) };
  await inTransaction(pool, async ({ client }) => {
    await writeOutcome(client, tried);
    // An address that a person is only changing to says nothing about their own.
    if (sent.kind !== "bounced" || due.address !== null) return;
    if (!(await stopEmail(client, due.user_id, at))) return;
    const off: EmailOff = { accountId: due.account_id, userId: due.user_id };
    await appendOutboxEvent(client, emailOffTopic, off, atMs);
    await recordActivity(client, {
      atMs,
      actor: { kind: "system", id: "mail" },
      accountId: due.account_id,
      action: "email.stopped",
      subjectKind: "user",
      subjectId: due.user_id,
      detail: {},
    });
  });
}

function endOf(kind: Sent["kind"]): AttemptedEmail["status"] {
  return kind === "refused" || kind === "failed" ? "given_up" : kind;
}
