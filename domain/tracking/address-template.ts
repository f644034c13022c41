// Checks and fills in the address of an affiliate's own system, a template with {macros}.
import { AD_PARAMS, PLATFORM_CLICK_IDS } from "../lead/ad-params.ts";
import { type MacroProblem, macrosOf } from "../macros/macros.ts";

/** What is known at a click already: a link's target may place it. */
export const CLICK_MACROS = [
  "click_id",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
  ...AD_PARAMS,
] as const;

/** The data that a postback may send. No contact data and no buyers. */
export const MACROS = [
  ...CLICK_MACROS,
  "lead_id",
  "vendor_lead_id",
  "status",
  "reason_code",
  "payout",
  "payout_cents",
  "currency",
  "source",
  "event",
  "event_id",
  "time",
] as const;
export type Macro = (typeof MACROS)[number];
export type MacroValues = Readonly<Record<Macro, string>>;

export const LONGEST_ADDRESS = 2_000;

/** Macros that identify the click or lead of a request. */
const TELLING: ReadonlySet<Macro> = new Set([
  "click_id",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
  ...PLATFORM_CLICK_IDS,
  "lead_id",
  "vendor_lead_id",
  "event_id",
]);

/** The errors of an address. */
export type TemplateProblem =
  | {
      readonly code:
        | "missing"
        | "too_long"
        | "not_https"
        | "no_host"
        | "userinfo"
        | "port"
        | "host_macro"
        | "space";
    }
  | MacroProblem<Macro>;

const AUTHORITY = /^(https?):\/\/([^/?#]*)/i;
/** Only a test server calls its own machine; other servers refuse the address when they read it. */
const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const OTHER_WORDS: Readonly<Record<string, string>> = {
  clickid: "clickid",
  cid: "clickid",
  transactionid: "clickid",
  tid: "clickid",
  subid: "sub1",
  s1: "sub1",
  s2: "sub2",
  s3: "sub3",
  s4: "sub4",
  s5: "sub5",
  affsub: "sub1",
  amount: "payout",
  revenue: "payout",
  price: "payout",
  timestamp: "time",
  date: "time",
  datetime: "time",
  reason: "reasoncode",
  goal: "event",
  eventname: "event",
  leadid: "leadid",
  externalid: "vendorleadid",
  externalleadid: "vendorleadid",
  vendorid: "vendorleadid",
  reference: "vendorleadid",
};
const ADDRESS_MACROS = macrosOf(MACROS, OTHER_WORDS);

/**
 * All errors of a template, in the order to fix them; empty if it is valid. The server decides
 * whether its host may be called.
 */
export function checkTemplate(text: string): readonly TemplateProblem[] {
  if (text.trim() === "") return [{ code: "missing" }];
  return [...checkFrame(text), ...ADDRESS_MACROS.problemsIn(text)];
}

function checkFrame(text: string): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  if (text.length > LONGEST_ADDRESS) problems.push({ code: "too_long" });
  if (/\s/.test(text)) problems.push({ code: "space" });
  const [, scheme = "", authority = ""] = AUTHORITY.exec(text) ?? [];
  const isOwn = OWN_MACHINE.test(authority);
  if (scheme.toLowerCase() !== "https" && !isOwn) return [...problems, { code: "not_https" }];
  if (authority === "") return [...problems, { code: "no_host" }];
  if (authority.includes("@")) problems.push({ code: "userinfo" });
  else if (/[{}]/.test(authority)) problems.push({ code: "host_macro" });
  else if (!isOwn && /:(?!443$)\d*$/.test(authority)) problems.push({ code: "port" });
  return problems;
}

/**
 * Whether a request to this address identifies its lead or click. Without one of these macros the
 * receiver would attribute it to another conversion, or to none.
 */
export function isTelling(text: string): boolean {
  return macrosIn(text).some((macro) => TELLING.has(macro));
}

/** The macros of a template, each once. */
export function macrosIn(text: string): readonly Macro[] {
  return ADDRESS_MACROS.namesIn(text);
}

/**
 * The address of one request: each macro replaced with its value, percent-encoded, so that a value
 * stays one value.
 */
export function fillTemplate(
  text: string,
  values: Readonly<Partial<Record<Macro, string>>>,
): string {
  return ADDRESS_MACROS.fill(text, (name) =>
    encodeURIComponent((values[name] ?? "").toWellFormed()),
  );
}
