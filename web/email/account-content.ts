// Builds the content of an email about a person's own access, from which both HTML and plain text
// are made, so that both say the same.
import { localeOf } from "../../domain/languages.ts";
import {
  type AccountMailView,
  LINK_MINUTES,
  type LinkMailKind,
  isLinkMail,
} from "../../domain/notifications/account-mail.ts";
import { ACCOUNT_MAIL_TEXTS } from "../../locales/catalogues/account-mails.ts";
import type { AccountMailTexts } from "../../locales/en/account-mails.ts";
import type { Link } from "./email-frame.tsx";

const HOUR_MINUTES = 60;

export interface AccountContent {
  /** Visible on locked screens: without names, addresses and codes. */
  readonly subject: string;
  readonly networkName: string;
  readonly heading: string;
  readonly body: string;
  readonly action: Link;
  /** A code in place of the link, with what it is for; null for none. */
  readonly code: { readonly label: string; readonly digits: string } | null;
  readonly notes: readonly string[];
  readonly why: string;
  readonly links: readonly Link[];
}

export function accountContentOf(view: AccountMailView): AccountContent {
  const { kind, language, networkName, publicUrl, link, code, newEmail, change } = view;
  const texts = ACCOUNT_MAIL_TEXTS[language];
  const time = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: view.timeZone,
    dateStyle: "medium",
    timeStyle: "long",
  }).format(view.atMs);
  const frame = { networkName, why: texts.why(networkName), links: [homeOf(view)] };
  if (isLinkMail(kind)) {
    const own = texts.links[kind];
    return {
      ...frame,
      subject: own.subject(networkName),
      heading: own.subject(networkName),
      body: own.body(newEmail ?? ""),
      action: { label: own.action, link: link ?? publicUrl },
      code: code === null ? null : { label: texts.code, digits: code },
      notes: [lastsOf(texts, kind), texts.askedAt(time), texts.ignore],
    };
  }
  const own = texts.notices[kind];
  if (kind === "already_registered")
    return {
      ...frame,
      subject: own.subject(networkName),
      heading: own.subject(networkName),
      body: own.body(time),
      action: { label: texts.toSignIn, link: `${publicUrl}/login` },
      code: null,
      notes: [texts.ignore],
      links: [{ label: texts.toReset, link: `${publicUrl}/login?ask=reset` }, homeOf(view)],
    };
  if (WITHOUT_SESSION.has(kind))
    return {
      ...frame,
      subject: own.subject(networkName),
      heading: own.subject(networkName),
      body: own.body(time),
      action: { label: texts.notMe, link: `${publicUrl}/login?ask=reset` },
      code: null,
      notes: [...factsOf(view), texts.endsSessions],
    };
  return {
    ...frame,
    subject: own.subject(networkName),
    heading: own.subject(networkName),
    body: change === null ? own.body(time) : texts.changes[change](time),
    action: { label: texts.openSettings, link: `${publicUrl}/settings?part=security` },
    code: null,
    notes: [...factsOf(view), ...(UNASKED.has(kind) ? [] : [texts.notYou])],
  };
}

/** The person may not have done it: the way out must work without a session. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set(["new_device", "sign_in_slowed"]);
/** Another person did it, and may. */
const UNASKED: ReadonlySet<string> = new Set([
  "factor_rule_changed",
  "owner_changed",
  "removed_from_account",
  "sessions_ended",
]);

function factsOf({ facts, language }: AccountMailView): string[] {
  const texts = ACCOUNT_MAIL_TEXTS[language].facts;
  return [
    ...(facts?.address === undefined ? [] : [texts.address(facts.address)]),
    ...(typeof facts?.browser === "string" ? [texts.browser(facts.browser)] : []),
    ...(facts?.company === undefined ? [] : [texts.company(facts.company)]),
  ];
}

function homeOf({ networkName, publicUrl }: AccountMailView): Link {
  return { label: networkName, link: publicUrl };
}

function lastsOf(texts: AccountMailTexts, kind: LinkMailKind): string {
  const minutes = LINK_MINUTES[kind];
  return minutes < HOUR_MINUTES
    ? texts.lastsMinutes(minutes)
    : texts.lastsHours(minutes / HOUR_MINUTES);
}

/** Returns the plain text of the email. */
export function accountTextOf({
  heading,
  body,
  action,
  code,
  notes,
  why,
  links,
}: AccountContent): string {
  return [
    heading.toUpperCase(),
    body,
    `${action.label}: ${action.link}`,
    ...(code === null ? [] : [`${code.label} ${code.digits}`]),
    ...notes,
    `-- \n${why}\n${links.map(({ label, link }) => `${label}: ${link}`).join("\n")}`,
  ].join("\n\n");
}
