// Emailed links: made for a person, opened by the token, used once. The token is computed from the
// link's id when the email is sent.
import type { Language } from "../../../../domain/languages.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { LINK_MINUTES } from "../../../../domain/notifications/account-mail.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Refusal, SUSPENDED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { sendAccountMail } from "./account-mails.ts";
import * as store from "./mail-links.store.ts";

export interface AskedLink {
  readonly userId: string;
  readonly kind: store.MailLinkKind;
  /** Where it goes. */
  readonly email: string;
  readonly changeId?: string;
  /** Null for the person's own. */
  readonly language?: Language | null;
  readonly nowMs: number;
}

/** Makes a link and its email, in the caller's transaction. Earlier ones of the kind end. */
export async function mailLink(
  db: Queryable,
  tokens: MailTokens,
  { userId, kind, email, changeId, language = null, nowMs }: AskedLink,
): Promise<void> {
  const id = uuidv7(nowMs);
  await store.insertMailLink(db, {
    id,
    userId,
    kind,
    email,
    tokenHash: hashKey(tokens.tokenOf(id)),
    changeId: changeId ?? null,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + LINK_MINUTES[kind] * MINUTE_MS),
  });
  const elsewhere = kind === "confirm_new_email" ? { address: email } : {};
  await sendAccountMail(db, { userId, kind, linkId: id, language, ...elsewhere }, nowMs);
}

export const UNKNOWN_LINK: Refusal = {
  code: "not_found",
  detail: "This link doesn't exist. Copy the whole link.",
};

/** A link, or its code, that works no longer. */
export const linkOver = (what: string): Refusal => ({
  code: "link_over",
  detail: `The link ${what}. Ask for a new one.`,
});

/** The link of a token, as long as it can be used. */
export async function openMailLink(
  db: Queryable,
  token: string,
  nowMs: number,
  { lock = false } = {},
): Promise<Result<store.MailLinkRow, Refusal>> {
  const row = await store.findMailLink(db, hashKey(token), { lock });
  if (row === null) return refuse(UNKNOWN_LINK);
  if (row.ended_at !== null)
    return refuse(linkOver("was already used, or replaced by a newer one"));
  if (row.expires_at.getTime() <= nowMs) return refuse(linkOver("has expired"));
  return row.member_status === "active" && row.account_status !== "suspended"
    ? ok(row)
    : refuse(SUSPENDED);
}

/** The same for a link of these kinds only. */
export async function openLinkOf(
  db: Queryable,
  kinds: readonly store.MailLinkKind[],
  token: string,
  nowMs: number,
): Promise<Result<store.MailLinkRow, Refusal>> {
  const opened = await openMailLink(db, token, nowMs, { lock: true });
  return opened.ok && !kinds.includes(opened.value.kind) ? refuse(UNKNOWN_LINK) : opened;
}
