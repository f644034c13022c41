// The address that an affiliate's own system is called at, with macros in {curly} form: checked as
// it is typed, filled in when it is called.
import { type MacroProblem, macrosOf } from "../macros/macros.ts";

/** What a postback may tell. No contact data, and nobody who bought. */
export const MACROS = [
  "click_id",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
  "lead_id",
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

/** Any of these in an address says which click or lead a call is about. */
const TELLING: ReadonlySet<Macro> = new Set([
  "click_id",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
  "lead_id",
  "event_id",
]);

/** What is wrong with an address. */
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
/**
 * Only a server of tests calls its own machine; every other refuses it when the address is read.
 */
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
};
const ADDRESS_MACROS = macrosOf(MACROS, OTHER_WORDS);

/**
 * Everything that is wrong with a template, in the order to mend it; empty where it will do.
 * Whether its host may be called is the server's to say.
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
 * Whether a call by this address says what it is about. One without any of these macros is taken
 * for somebody else's conversion, or for none.
 */
export function isTelling(text: string): boolean {
  return macrosIn(text).some((macro) => TELLING.has(macro));
}

/** The macros of a template, each once. */
export function macrosIn(text: string): readonly Macro[] {
  return ADDRESS_MACROS.namesIn(text);
}

/**
 * The address of one call: each macro replaced with its value, percent-encoded, so that a value
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
