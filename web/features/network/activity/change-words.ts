// Says changed values in words: the field, what it was and what it is.
import type { Activity } from "../../../../contract/network/activity.ts";
import type { ActivityValue } from "../../../../domain/activity/changes.ts";
import { type FieldKind, fieldKind } from "../../../../domain/activity/fields.ts";
import type { ActivityChangeTexts } from "../../../../locales/en/activity-changes.ts";
import type { SettingsVersionsTexts } from "../../../../locales/en/settings-versions.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { memberWords, valueWords } from "../../../lib/settings-words.ts";

export type Change = Activity["changes"][number];

/** Whether the entry made its record: then only what it was made with is of interest. */
export function isCreation({ action }: Pick<Activity, "action">): boolean {
  return action.endsWith(".created");
}

/** A changed field in words. Without values where the log keeps none, or none that fit a line. */
export interface ChangeLine {
  readonly field: string;
  readonly label: string;
  readonly values: { readonly before: string; readonly after: string } | null;
  /** Said in place of values. */
  readonly said: string;
}

export interface ChangeVoice {
  readonly texts: ActivityChangeTexts;
  readonly settings: SettingsVersionsTexts;
  readonly formats: Formats;
  /** The names of records whose ids are values. */
  readonly names: Readonly<Record<string, string>>;
  /** What kinds of notifications are called; their codes where it is absent. */
  readonly kinds?: Readonly<Record<string, string>>;
}

const NETWORK = "network.";
const NOTIFICATIONS = "notifications.";
const ALERTS = "alerts.";

export function changeLine(change: Change, voice: ChangeVoice): ChangeLine {
  const { field, before, after } = change;
  const { texts } = voice;
  const label = fieldWords(field, voice);
  const isKept = Object.hasOwn(change, "before");
  const values = isKept
    ? { before: wordsOf(field, before ?? null, voice), after: wordsOf(field, after ?? null, voice) }
    : null;
  if (values !== null && values.before !== null && values.after !== null)
    return { field, label, values: { before: values.before, after: values.after }, said: "" };
  return { field, label, values: null, said: isKept ? texts.changedDocument : texts.changed };
}

/** A change in one line: "Daily lead cap: 20 → 50". `isNew`: only the value after. */
export function changeText(change: Change, voice: ChangeVoice, isNew = false): string {
  const { label, values, said } = changeLine(change, voice);
  if (values === null) return `${label}: ${said}`;
  const { before, after } = values;
  return `${label}: ${isNew ? after : voice.texts.change(before, after)}`;
}

function fieldWords(field: string, { texts, settings, kinds = {} }: ChangeVoice): string {
  if (field.startsWith(NETWORK)) return memberWords(pointerOf(field), settings);
  if (field.startsWith(NOTIFICATIONS)) {
    const [, kind = "", channel = ""] = field.split(".");
    const channels: Readonly<Record<string, string>> = texts.channels;
    return texts.notification(kinds[kind] ?? plain(kind), channels[channel] ?? channel);
  }
  if (field.startsWith(ALERTS)) {
    const [, rule = "", limit = ""] = field.split(".");
    const rules: Readonly<Record<string, string>> = texts.alertRules;
    return texts.alertLimit(rules[rule] ?? plain(rule), texts.alertLimits[limit] ?? plain(limit));
  }
  const [member = "", unit = "", window = ""] = field.split(".");
  if (member === "limits" || member === "source_limits") {
    const limits: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.limits;
    const limit = limits[unit]?.[window] ?? field;
    return member === "limits" ? limit : texts.perSource(limit);
  }
  const fields: Readonly<Record<string, string>> = texts.fields;
  return fields[field] ?? plain(field);
}

/** `network.price_table.seller.hot` as the settings' history names it: /price_table/seller/hot. */
const pointerOf = (field: string): string => field.slice(NETWORK.length - 1).replaceAll(".", "/");

const plain = (word: string): string => word.replaceAll("_", " ");

/** Null for what is too much for a line. */
function wordsOf(field: string, value: ActivityValue, voice: ChangeVoice): string | null {
  const { texts, settings, formats } = voice;
  if (field.startsWith(NETWORK)) return valueWords(pointerOf(field), value, settings, formats);
  if (value === null) return texts.none;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  const entries = entriesOf(value);
  if (entries !== null) return texts.entries(entries, formats.number(entries));
  if (field.startsWith(NOTIFICATIONS)) return wordOf(String(value), voice);
  return ofKind(field, value, voice);
}

/** The size of a list that was too long to be kept. */
function entriesOf(value: ActivityValue): number | null {
  if (typeof value !== "object" || value === null || !("entries" in value)) return null;
  return typeof value.entries === "number" ? value.entries : null;
}

function ofKind(field: string, value: ActivityValue, voice: ChangeVoice): string | null {
  const kind = fieldKind(field);
  const { texts, formats, names } = voice;
  if (typeof value === "number") return ofNumber(kind, value, voice);
  if (typeof value === "string") {
    if (kind === "time") return formats.dateTime(value);
    if (kind === "date") return formats.date(`${value}T12:00:00Z`);
    if (kind === "word") return wordOf(value, voice, field);
    return kind === "person" || kind === "source" ? (names[value] ?? value) : value;
  }
  if (Array.isArray(value)) {
    const items = (value as readonly ActivityValue[]).flat();
    if (!items.every((item) => typeof item === "string"))
      return texts.entries(items.length, formats.number(items.length));
    return items
      .map((item) => (kind === "words" ? wordOf(item, voice, field) : (names[item] ?? item)))
      .join(", ");
  }
  return kind === "earning" ? earningWords(value, voice) : null;
}

function ofNumber(kind: FieldKind | null, value: number, { texts, formats }: ChangeVoice): string {
  const shown = formats.number(value);
  switch (kind) {
    case "cents":
      return formats.money(value);
    case "basis_points":
      return formats.percent(value);
    case "minutes":
      return texts.minutes(value, shown);
    case "seconds":
      return texts.seconds(value, shown);
    case "days":
      return texts.days(value, shown);
    default:
      return shown;
  }
}

function wordOf(word: string, { texts }: ChangeVoice, field = ""): string {
  const ofFields: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.wordsOf;
  const words: Readonly<Record<string, string>> = texts.words;
  return ofFields[field]?.[word] ?? words[word] ?? plain(word);
}

function earningWords(value: ActivityValue, { texts, formats }: ChangeVoice): string | null {
  if (typeof value !== "object" || value === null || !("amount" in value)) return null;
  const { kind, amount } = value as {
    readonly kind?: ActivityValue;
    readonly amount: ActivityValue;
  };
  if (typeof amount !== "number") return null;
  return kind === "share"
    ? texts.share(formats.percent(amount))
    : texts.flat(formats.money(amount));
}
