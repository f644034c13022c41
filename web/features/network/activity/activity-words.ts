// Describes an activity entry in words.
import type { Activity } from "../../../../contract/network/activity.ts";
import type { BurstKind } from "../../../../domain/activity/security-bursts.ts";
import type { User } from "../../../lib/auth/auth.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { ActivityTexts } from "../../../../locales/en/activity.ts";

export type { Activity };

/** The action in words. An action without a text is shown as it is. */
export function actionWords({ action }: Pick<Activity, "action">, texts: ActivityTexts): string {
  const words: Readonly<Record<string, string>> = texts.actions;
  return words[action] ?? action;
}

/** Whom an account's log names where a person of the network viewed the account. */
const NETWORK = "network";

export function actorWords(
  { actor_kind: kind, actor_id: id }: Activity,
  texts: ActivityTexts,
  user: User,
): string {
  return kind === "user" && id === user.id
    ? texts.you
    : kind === "system"
      ? texts.actors[id === NETWORK ? id : kind]
      : `${texts.actors[kind]} ${id.slice(-6)}`;
}

/** Which record it is, or what it concerned, where the activity stores that; else an empty text. */
export function subjectDetail(
  {
    detail: { name, reason, amount_cents: cents, kind, count, section, minutes },
  }: Pick<Activity, "detail">,
  { bursts, sections, viewed }: Pick<ActivityTexts, "bursts" | "sections" | "viewed">,
  reasons: Readonly<Record<string, string>>,
  formats: Pick<Formats, "money">,
): string {
  const burst = typeof kind === "string" && Object.hasOwn(bursts, kind) ? kind : null;
  if (burst !== null && typeof count === "number") return bursts[burst as BurstKind](count);
  if (typeof name === "string") return name;
  if (typeof section === "string")
    return isSection(section, sections) ? sections[section] : section;
  if (typeof minutes === "number") return viewed(minutes);
  if (typeof reason === "string") return reasons[reason] ?? reason;
  return typeof cents === "number" ? formats.money(cents) : "";
}

function isSection<Sections extends object>(
  name: string,
  sections: Sections,
): name is Extract<keyof Sections, string> {
  return Object.hasOwn(sections, name);
}

/** The kind of record; for another account its name, if it is known. */
export function subjectWords(
  {
    subject_kind: kind,
    subject_id: id,
    account_id: own,
  }: Pick<Activity, "subject_kind" | "subject_id" | "account_id">,
  texts: ActivityTexts,
  accounts: ReadonlyMap<string, string> = new Map(),
): string {
  const words: Readonly<Record<string, string>> = texts.subjects;
  const name = kind === "account" && id !== own ? accounts.get(id) : undefined;
  return name ?? words[kind] ?? kind;
}
