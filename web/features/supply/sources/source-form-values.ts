// Converts a source's terms to typed values and back, with their errors. Pure.
import { readRanges } from "../../../lib/read-ranges.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { readDollars } from "../../../lib/read-dollars.ts";

export interface SourceFormValues {
  readonly name: string;
  readonly unsold: Source["unsold_rule"];
  readonly exclusive: boolean;
  readonly slots: string;
  readonly reserveExclusive: string;
  readonly reserveShared: string;
  readonly cap: string;
  readonly seconds: string;
  /** One per line. */
  readonly ips: string;
  readonly keyInAddress: boolean;
}

/** The errors of the form by member; `ips` names the invalid line. */
export type FormErrors = Partial<
  Record<
    "name" | "slots" | "reserveExclusive" | "reserveShared" | "cap" | "seconds" | "ips",
    string
  >
>;

export interface ErrorTexts {
  readonly nameMissing: string;
  readonly dollars: string;
  readonly whole: string;
  readonly neither: string;
  readonly seconds: string;
  readonly ipWrong: (line: string) => string;
}

const dollarsOf = (cents: number | null): string =>
  cents === null ? "" : (cents / 100).toFixed(2);

export function draftOf(source: Source): SourceFormValues {
  return {
    name: source.name,
    unsold: source.unsold_rule,
    exclusive: source.allows_exclusive,
    slots: String(source.shared_slots),
    reserveExclusive: dollarsOf(source.reserve_exclusive_cents),
    reserveShared: dollarsOf(source.reserve_shared_cents),
    cap: source.daily_cap === null ? "" : String(source.daily_cap),
    seconds: String(source.ping_expiry_s),
    ips: source.allowed_ips.join("\n"),
    keyInAddress: source.takes_key_in_address,
  };
}

/** The merge patch of the form, or its errors. */
export function patchOf(
  draft: SourceFormValues,
  texts: ErrorTexts,
): { readonly patch: Readonly<Record<string, unknown>> } | { readonly mistakes: FormErrors } {
  const mistakes: { -readonly [Member in keyof FormErrors]: FormErrors[Member] } = {};
  const name = draft.name.trim();
  if (name === "") mistakes.name = texts.nameMissing;
  const slots = readWhole(draft.slots);
  if (slots === null || slots > 5) mistakes.slots = texts.whole;
  else if (slots === 0 && !draft.exclusive) mistakes.slots = texts.neither;
  const reserves = {
    reserveExclusive: readReserve(draft.reserveExclusive),
    reserveShared: readReserve(draft.reserveShared),
  };
  for (const member of ["reserveExclusive", "reserveShared"] as const)
    if (reserves[member] === undefined) mistakes[member] = texts.dollars;
  const cap = draft.cap.trim() === "" ? null : (readWhole(draft.cap) ?? undefined);
  if (cap === undefined || cap === 0) mistakes.cap = texts.whole;
  const seconds = readWhole(draft.seconds);
  if (seconds === null || seconds < 15 || seconds > 120) mistakes.seconds = texts.seconds;
  const { ranges: ips, wrong } = readRanges(draft.ips);
  if (wrong !== null) mistakes.ips = texts.ipWrong(wrong);
  if (Object.keys(mistakes).length > 0) return { mistakes };
  return {
    patch: {
      name,
      unsold_rule: draft.unsold,
      allows_exclusive: draft.exclusive,
      shared_slots: slots,
      reserve_exclusive_cents: reserves.reserveExclusive,
      reserve_shared_cents: reserves.reserveShared,
      daily_cap: cap,
      ping_expiry_s: seconds,
      allowed_ips: ips,
      takes_key_in_address: draft.keyInAddress,
    },
  };
}

function readWhole(typed: string): number | null {
  const text = typed.replaceAll(/[,\s]/g, "");
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Cents; null where blank, undefined where not an amount. */
function readReserve(typed: string): number | null | undefined {
  return typed.trim() === "" ? null : (readDollars(typed) ?? undefined);
}
