// Builds the content of the email for a purchased lead, from which both HTML and plain text are
// made, so that both say the same.
import {
  COUNT_FACT_NAMES,
  PLAIN_FACTS,
  WORD_FACT_NAMES,
  type WordFact,
} from "../../domain/lead/plain-facts.ts";
import { localeOf, type Language } from "../../domain/languages.ts";
import type { LeadEmailView } from "../../domain/deliveries/lead-email.ts";
import type { LeadValues } from "../../domain/deliveries/lead-values.ts";
import { priceRange } from "../lib/leads/price-range.ts";
import { writePhone } from "../lib/format/write-phone.ts";
import { LEAD_MAIL_TEXTS } from "../../locales/catalogues/lead-email.ts";
import { LEAD_WORDS } from "../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../locales/catalogues/leads.ts";
import type { Link } from "./email-frame.tsx";

/** A score is out of 100. */
const HUNDREDTHS = 100;
/**
 * People can type anything into a field: a text that is not a place name is left out of the
 * subject.
 */
const CITY = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;

type Value = LeadValues[keyof LeadValues];

export interface LeadRow {
  readonly label: string;
  readonly value: string;
  /** The link of the value; null for none. */
  readonly link: string | null;
}

export interface LeadPart {
  readonly title: string;
  readonly rows: readonly LeadRow[];
}

export interface LeadContent {
  /**
   * Visible on locked screens and to every email server on the way: it contains no name or contact.
   */
  readonly subject: string;
  readonly networkName: string;
  readonly heading: string;
  readonly parts: readonly LeadPart[];
  readonly action: Link;
  readonly why: string;
  readonly links: readonly Link[];
}

export function leadContentOf({
  language,
  networkName,
  publicUrl,
  values,
  timeZone,
}: LeadEmailView): LeadContent {
  const texts = LEAD_MAIL_TEXTS[language];
  const words = LEAD_WORDS[language];
  const place = joined(
    [typeof values.city === "string" && CITY.test(values.city) ? values.city : null, values.state],
    ", ",
  );
  const side = known(words.side, values.side) ?? texts.noSide;
  const what = place === null ? side : texts.sideIn(side, place);
  const parts = [
    { title: LEADS_TEXTS[language].page.contact, rows: contactOf(values, language) },
    { title: texts.about, rows: factsOf(values, language, timeZone) },
    { title: LEADS_TEXTS[language].page.consent, rows: consentOf(values, language, timeZone) },
    { title: texts.bought, rows: purchaseOf(values, language, timeZone) },
  ];
  return {
    subject: texts.subject(what),
    networkName,
    heading: what,
    parts: parts.filter(({ rows }) => rows.length > 0),
    action: { label: texts.open, link: String(values.lead_url ?? publicUrl) },
    why: texts.why(networkName),
    links: [{ label: texts.openApp, link: publicUrl }],
  };
}

function contactOf(values: LeadValues, language: Language): readonly LeadRow[] {
  const { page } = LEADS_TEXTS[language];
  const phone = said(values.phone);
  const email = said(values.email);
  return rowsOf([
    [page.name, joined([values.first_name, values.last_name], " ")],
    [
      page.phone,
      phone === null ? null : writePhone(phone),
      `tel:${phone?.replaceAll(/[^+\d]/g, "")}`,
    ],
    [page.email, email, `mailto:${encodeURIComponent(email ?? "").replaceAll("%40", "@")}`],
    [page.street, said(values.street)],
    [page.comments, said(values.comments)],
  ]);
}

function factsOf(
  values: LeadValues,
  language: Language,
  timeZone: string | null,
): readonly LeadRow[] {
  const [words, texts] = [LEAD_WORDS[language], LEADS_TEXTS[language]];
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const counted = (value: Value, write: (count: string) => string): string | null =>
    value === null ? null : write(number.format(Number(value)));
  const size = joined(
    COUNT_FACT_NAMES.map((fact) =>
      counted(values[PLAIN_FACTS[fact].field], words.facts[fact].amount),
    ),
    " · ",
  );
  const wordRow = (fact: WordFact) =>
    [
      words.facts[fact].label,
      known(words.facts[fact].words, values[PLAIN_FACTS[fact].field]),
    ] as const;
  const cents = (dollars: Value): number | null =>
    dollars === null ? null : Number(dollars) * 100;
  const price =
    values.price_min === null && values.price_max === null
      ? null
      : priceRange(cents(values.price_min), cents(values.price_max), moneyIn(language), texts);
  const { page, columns } = texts;
  return rowsOf([
    [columns.place, joined([joined([values.city, values.state], ", "), values.zip_code], " ")],
    wordRow("property_type"),
    [page.size, size],
    [page.price, price],
    ...WORD_FACT_NAMES.filter((fact) => fact !== "property_type").map(wordRow),
    [page.motivation, known(words.motivation, values.motivation)],
    [
      columns.score,
      joined(
        [
          known(words.tier, values.tier),
          values.score === null
            ? null
            : LEAD_MAIL_TEXTS[language].scoreOf(number.format(Number(values.score) / HUNDREDTHS)),
        ],
        " · ",
      ),
    ],
    [page.received, timeIn(values.received_at, language, timeZone)],
  ]);
}

function consentOf(
  values: LeadValues,
  language: Language,
  timeZone: string | null,
): readonly LeadRow[] {
  const { page } = LEADS_TEXTS[language];
  const channels = (said(values.consent_channels) ?? "")
    .split(",")
    .map((channel) => known(LEAD_WORDS[language].channel, channel.trim()));
  return rowsOf([
    [page.consentText, said(values.consent_text)],
    [page.given, timeIn(values.consent_at, language, timeZone)],
    [page.channels, joined(channels, ", ")],
    [page.page, said(values.page_url)],
    [page.certificate, joined([values.trustedform_cert_url, values.jornaya_leadid], "\n")],
  ]);
}

function purchaseOf(
  values: LeadValues,
  language: Language,
  timeZone: string | null,
): readonly LeadRow[] {
  const { page, columns } = LEADS_TEXTS[language];
  return rowsOf([
    [page.when, timeIn(values.sold_at, language, timeZone)],
    [columns.mode, known(LEAD_WORDS[language].mode, values.mode)],
    [
      columns.paid,
      values.price_paid === null ? null : moneyIn(language).money(Number(values.price_paid) * 100),
    ],
    [page.campaign, said(values.campaign)],
    [page.id, said(values.lead_id)],
  ]);
}

function rowsOf(
  rows: readonly (readonly [label: string, value: string | null, link?: string])[],
): readonly LeadRow[] {
  return rows.flatMap(([label, value, link]) =>
    value === null ? [] : [{ label, value, link: link ?? null }],
  );
}

/** Null if the lead does not say. */
function said(value: Value): string | null {
  return value === null || value === "" ? null : String(value);
}

function joined(values: readonly Value[], between: string): string | null {
  return said(
    values
      .map(said)
      .filter((value) => value !== null)
      .join(between),
  );
}

/** The word for the value; null if the lead does not say. */
function known(words: Readonly<Record<string, string>>, value: Value): string | null {
  return typeof value === "string" && value !== "unknown" && Object.hasOwn(words, value)
    ? (words[value] ?? null)
    : null;
}

function moneyIn(language: Language): {
  readonly money: (cents: number, whole?: "whole") => string;
} {
  return {
    money: (cents, whole) =>
      new Intl.NumberFormat(localeOf(language), {
        style: "currency",
        currency: "USD",
        ...(whole === "whole" ? { maximumFractionDigits: 0 } : {}),
      }).format(cents / 100),
  };
}

/** Includes the zone's name, because the reader's place is unknown. */
function timeIn(iso: Value, language: Language, timeZone: string | null): string | null {
  if (iso === null) return null;
  return new Intl.DateTimeFormat(localeOf(language), {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: timeZone ?? "UTC",
  }).format(new Date(String(iso)));
}

/** Returns the plain text of the email. */
export function leadTextOf({
  heading,
  parts,
  action,
  why,
  links,
  networkName,
}: LeadContent): string {
  const told = parts.map(({ title, rows }) =>
    [title.toUpperCase(), ...rows.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
  );
  return [
    heading,
    ...told,
    `${action.label}: ${action.link}`,
    "-- " +
      `\n${why}\n${links.map(({ label, link }) => `${label}: ${link}`).join("\n")}\n${networkName}`,
  ].join("\n\n");
}
