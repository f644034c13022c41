// The address that an affiliate's own system is called at, with macros in {curly} form: checked as it is typed, filled in when it is called.

/** What a postback may tell. No contact data, and nobody who bought. */
export const MACROS = [
  "click_id", "sub1", "sub2", "sub3", "sub4", "sub5", "lead_id", "status", "reason_code", "payout", "payout_cents", "currency", "source", "event", "event_id", "time",
] as const;
export type Macro = (typeof MACROS)[number];
export type MacroValues = Readonly<Record<Macro, string>>;

export const LONGEST_ADDRESS = 2_000;

/** Any of these in an address says which click or lead a call is about. */
const TELLING: ReadonlySet<Macro> = new Set(["click_id", "sub1", "sub2", "sub3", "sub4", "sub5", "lead_id", "event_id"]);

/** What is wrong with an address. `unknown_macro` with the macro that was meant, where one is near. */
export type TemplateProblem =
  | { readonly code: "missing" | "too_long" | "not_https" | "no_host" | "userinfo" | "port" | "host_macro" | "space" }
  | { readonly code: "stray_brace"; readonly at: string }
  | { readonly code: "unknown_macro"; readonly macro: string; readonly suggestion: Macro | null };

const MACRO = /\{([^{}]*)\}/g;
const AUTHORITY = /^(https?):\/\/([^/?#]*)/i;
/** Only a server of tests calls its own machine; every other refuses it when the address is read. */
const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const SHOWN_AROUND = 12;
/** Further away, a name is another one. */
const MOST_SLIPS = 3;

const isMacro = (name: string): name is Macro => (MACROS as readonly string[]).includes(name);

/** Everything that is wrong with a template, in the order to mend it; empty where it will do. Whether its host may be called is the server's to say. */
export function checkTemplate(text: string): readonly TemplateProblem[] {
  if (text.trim() === "") return [{ code: "missing" }];
  return [...checkFrame(text), ...checkMacros(text)];
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

function checkMacros(text: string): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const rest = text.replaceAll(MACRO, (_, name: string) => {
    if (!isMacro(name)) problems.push({ code: "unknown_macro", macro: name, suggestion: nearest(name) });
    return "\0";
  });
  const stray = rest.search(/[{}]/);
  if (stray >= 0) problems.push({ code: "stray_brace", at: rest.slice(Math.max(0, stray - SHOWN_AROUND), stray + SHOWN_AROUND).replaceAll("\0", "…") });
  return problems;
}

/** Whether a call by this address says what it is about. One without any of these macros is taken for somebody else's conversion, or for none. */
export function isTelling(text: string): boolean {
  return macrosIn(text).some((macro) => TELLING.has(macro));
}

/** The macros of a template, each once. */
export function macrosIn(text: string): readonly Macro[] {
  return [...new Set([...text.matchAll(MACRO)].map(([, name = ""]) => name))].filter(isMacro);
}

/** The address of one call: each macro replaced with its value, percent-encoded, so that a value stays one value. */
export function fillTemplate(text: string, values: Readonly<Partial<Record<Macro, string>>>): string {
  return text.replaceAll(MACRO, (whole, name: string) => (isMacro(name) ? encodeURIComponent((values[name] ?? "").toWellFormed()) : whole));
}

/** The macro that was probably meant; null where none is near. */
function nearest(name: string): Macro | null {
  const folded = fold(name);
  const ranked = MACROS.map((macro) => ({ macro, slips: folded === "" ? Infinity : slipsBetween(folded, fold(macro)) })).toSorted((a, b) => a.slips - b.slips);
  const [best] = ranked;
  return best !== undefined && best.slips <= Math.min(MOST_SLIPS, Math.floor(folded.length / 2)) ? best.macro : null;
}

/** Case, underscores and what other systems say for the same tell nothing apart. */
function fold(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return OTHER_WORDS[plain] ?? plain;
}

const OTHER_WORDS: Readonly<Record<string, string>> = {
  clickid: "clickid", cid: "clickid", transactionid: "clickid", tid: "clickid", subid: "sub1", s1: "sub1", s2: "sub2", s3: "sub3", s4: "sub4", s5: "sub5", affsub: "sub1",
  amount: "payout", revenue: "payout", price: "payout", timestamp: "time", date: "time", datetime: "time", reason: "reasoncode", goal: "event", eventname: "event", leadid: "leadid",
};

/** Letters to change, add, leave out or swap with their neighbour. */
function slipsBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)));
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1] ? at(row - 2, column - 2) + 1 : Infinity;
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1), swapped);
      const filled = rows[row];
      if (filled !== undefined) filled[column] = least;
    }
  }
  return at(one.length, other.length);
}
