// Emails that a person who is not signed in asks for: a link for a new password, or one that signs
// in. Neither answers nor their time tell whether a person signs in with the email.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { LINK_MINUTES } from "../../../../domain/notifications/account-mail.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { sendAccountMail } from "./account-mails.ts";
import type { MailLimits } from "./mail-limits.ts";
import { mailLink } from "./mail-links.ts";
import { findEmailHolder } from "./mail-links.store.ts";
import { makePasswordLink } from "./password-links.ts";

export interface AskDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly tokens: MailTokens;
  readonly limits: MailLimits;
}

/** Every answer takes this long: about ten times the work for an email that is known. */
const ANSWER_MS = 150;

export interface Ask {
  readonly kind: "reset_password" | "magic_link";
  readonly email: string;
  /** The caller's network address. */
  readonly ip: string;
}

/** Sends the email if an active person signs in with its address. Refuses too many requests. */
export async function askByEmail(deps: AskDeps, ask: Ask): Promise<Result<undefined, Refusal>> {
  const answerTime = sleep(ANSWER_MS);
  try {
    const refusal = await deps.limits.begin(["network", ask.ip], ["email", ask.email]);
    if (refusal !== null) return refuse(refusal);
    await mailToHolder(deps, ask);
    return ok(undefined);
  } finally {
    await answerTime;
  }
}

async function mailToHolder({ pool, now, tokens }: AskDeps, { kind, email }: Ask): Promise<void> {
  const nowMs = now();
  await inTransaction(pool, async ({ client }) => {
    const holder = await findEmailHolder(client, email.toLowerCase());
    if (holder === null) return;
    const { user_id: userId } = holder;
    if (kind === "magic_link") {
      await mailLink(client, tokens, { userId, kind, email: holder.email, nowMs });
      return;
    }
    // Who signs in another way has no password to set.
    if (!holder.has_password) return;
    const { id: linkId } = await makePasswordLink(client, {
      userId,
      removesFactor: false,
      validMs: LINK_MINUTES[kind] * MINUTE_MS,
      nowMs,
      tokenOf: (id) => tokens.tokenOf(id),
    });
    await sendAccountMail(client, { userId, kind, linkId }, nowMs);
  });
}
