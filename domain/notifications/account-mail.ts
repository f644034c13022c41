// Defines the emails about a person's own access: each goes at once, and none can be switched off.
import type { Language } from "../languages.ts";
import { topic } from "./notification-kind.ts";

/** Emails with a link that works once. */
export const LINK_MAILS = [
  "verify_email",
  "reset_password",
  "confirm_new_email",
  "approve_email_change",
  "magic_link",
  "sign_up",
] as const;
export type LinkMailKind = (typeof LINK_MAILS)[number];

/** Emails that say that something was changed. */
export const NOTICE_MAILS = [
  "password_changed",
  "email_changed",
  "second_factor_changed",
  "passkeys_changed",
  "providers_changed",
  "already_registered",
  "factor_rule_changed",
  "new_device",
  "sign_in_slowed",
  "owner_changed",
  "removed_from_account",
  "sessions_ended",
] as const;

export type NoticeMailKind = (typeof NOTICE_MAILS)[number];

export const ACCOUNT_MAILS = [...LINK_MAILS, ...NOTICE_MAILS] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

const LINK_KINDS: ReadonlySet<string> = new Set(LINK_MAILS);
const KINDS: ReadonlySet<string> = new Set(ACCOUNT_MAILS);

export function isLinkMail(kind: string): kind is LinkMailKind {
  return LINK_KINDS.has(kind);
}

export function isAccountMail(kind: string): kind is AccountMailKind {
  return KINDS.has(kind);
}

/** How long the link of an email works, in minutes. */
export const LINK_MINUTES: Readonly<Record<LinkMailKind, number>> = {
  verify_email: 1_440,
  reset_password: 60,
  confirm_new_email: 1_440,
  approve_email_change: 1_440,
  magic_link: 15,
  sign_up: 1_440,
};

/** What exactly has changed, where a kind of email covers several changes. */
export const ACCESS_CHANGES = [
  "app_on",
  "app_off",
  "recovery_codes_renewed",
  "recovery_code_used",
  "passkey_added",
  "passkey_removed",
  "provider_connected",
  "provider_disconnected",
  "factor_required",
  "factor_optional",
  "became_owner",
  "no_longer_owner",
] as const;
export type AccessChange = (typeof ACCESS_CHANGES)[number];

/** What an email says beside its kind; each text as it is shown. */
export interface MailFacts {
  /** Where a sign-in came from: an IPv4 address, or an IPv6 network. */
  readonly address?: string;
  /** "Chrome, Windows"; null for an unknown one. */
  readonly browser?: string | null;
  /** The company that the person belonged to. */
  readonly company?: string;
}

/** An email to send, as the transaction of the action asks for it. */
export interface AccountMail {
  /** In an email that finishes a sign-up, the id of the person to be. */
  readonly userId: string;
  readonly kind: AccountMailKind;
  /** The link's id; its token is computed when the email is sent. Null for a notice. */
  readonly linkId: string | null;
  readonly change: AccessChange | null;
  /** Null sends it to the address with which the person signs in. */
  readonly address: string | null;
  /** Null for the language that the person has chosen. */
  readonly language: Language | null;
  readonly facts: MailFacts | null;
}

type Notice = Pick<AccountMail, "userId"> & { readonly kind: NoticeMailKind } & Partial<
    Pick<AccountMail, "change" | "address" | "facts">
  >;

/** An email that says what happened; it has no link with a token. */
export function noticeOf({ change = null, address = null, facts = null, ...mail }: Notice) {
  return { ...mail, linkId: null, change, address, language: null, facts } satisfies AccountMail;
}

export const accountMailTopic = topic<AccountMail>()("account_mail");

/** The app's path behind the link of an email. */
export function linkPath(kind: LinkMailKind, token: string): string {
  return `/login?${kind === "reset_password" ? "reset" : "link"}=${token}`;
}

/** What the rendered email is made of. */
export interface AccountMailView {
  readonly kind: AccountMailKind;
  readonly language: Language;
  readonly networkName: string;
  /** The network's address, without a trailing slash. */
  readonly publicUrl: string;
  /** IANA: times are in the reader's time zone. */
  readonly timeZone: string;
  /** When it was asked for or happened. Epoch milliseconds. */
  readonly atMs: number;
  readonly change: AccessChange | null;
  readonly facts: MailFacts | null;
  /** The whole address; null for a notice. */
  readonly link: string | null;
  /** Six digits, where they can be entered in place of the link. */
  readonly code: string | null;
  /** The new address, in emails about a change of it. */
  readonly newEmail: string | null;
}
