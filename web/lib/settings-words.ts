// Names the network's settings and their values in words, for lists of changes.
import type { SettingsVersion } from "../../contract/network/settings-versions.ts";
import type { SettingsVersionsTexts } from "../../locales/en/settings-versions.ts";
import type { Formats } from "./format/format.ts";

export type SettingsChange = SettingsVersion["changes"][number];

const MINUTES_PER_HOUR = 60;
/** Basis points in a percent, and hundredths in a point of a score. */
const PARTS = 100;

/** The place of a member in words, such as "Asking price, seller, hot". */
export function memberWords(member: string, texts: SettingsVersionsTexts): string {
  const members: Readonly<Record<string, string>> = texts.members;
  const parts: Readonly<Record<string, string>> = texts.parts;
  const [name = "", ...rest] = member.split("/").slice(1);
  return [members[name] ?? name, ...rest.map((part) => parts[part] ?? part)].join(", ");
}

/** The field of a refused member in words: of a list its name, without the place in it. */
export function fieldWords(member: string, texts: SettingsVersionsTexts): string {
  const parts: Readonly<Record<string, string>> = texts.parts;
  const [name = "", ...rest] = member.split("/").slice(1);
  return memberWords(["", name, ...rest.filter((part) => part in parts)].join("/"), texts);
}

/** A change as "$70.00 → $65.00". */
export function changeWords(
  { member, before, after }: SettingsChange,
  texts: SettingsVersionsTexts,
  formats: Formats,
): string {
  const words = (value: unknown): string => valueWords(member, value, texts, formats);
  return texts.change(words(before), words(after));
}

/** A value of the member at this place in words. */
export function valueWords(
  member: string,
  value: unknown,
  { values }: SettingsVersionsTexts,
  formats: Formats,
): string {
  if (value === undefined || value === null) return values.none;
  if (typeof value === "boolean") return value ? values.yes : values.no;
  if (typeof value === "number") return numberWords(member, value, values, formats);
  if (Array.isArray(value))
    return member === "/listing_steps"
      ? stepWords(value, values, formats)
      : values.entries(value.length, formats.number(value.length));
  if (member === "/logo") return values.picture;
  const words: Readonly<Record<string, string>> = values.words;
  return typeof value === "string" ? (words[value] ?? value) : JSON.stringify(value);
}

function numberWords(
  member: string,
  value: number,
  values: SettingsVersionsTexts["values"],
  formats: Formats,
): string {
  if (member.startsWith("/price_table/") || member.endsWith("_cents")) return formats.money(value);
  if (member.endsWith("_basis_points") || member.startsWith("/score_weights/"))
    return percent(member.startsWith("/score_weights/") ? value * PARTS : value, formats);
  if (member.startsWith("/tier_thresholds/")) return formats.number(value / PARTS);
  if (member.endsWith("_minutes")) return hours(value, values, formats);
  return formats.number(value);
}

function stepWords(
  steps: readonly unknown[],
  values: SettingsVersionsTexts["values"],
  formats: Formats,
): string {
  if (steps.length === 0) return values.none;
  return values.steps(
    (steps as readonly { after_minutes: number; basis_points: number }[]).map(
      ({ after_minutes: minutes, basis_points: share }) =>
        values.step(percent(share, formats), hours(minutes, values, formats)),
    ),
  );
}

function hours(minutes: number, values: SettingsVersionsTexts["values"], formats: Formats): string {
  const count = minutes / MINUTES_PER_HOUR;
  return values.hours(count, formats.number(count));
}

function percent(basisPoints: number, formats: Formats): string {
  return `${formats.number(basisPoints / PARTS)}%`;
}
