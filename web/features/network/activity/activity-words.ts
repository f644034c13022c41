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

/** Who did it: by name where the reader may know it, else whose they are. */
export function actorWords(
  { actor_kind: kind, actor_id: id, actor_name: name, actor_is: is }: Activity,
  texts: ActivityTexts,
  user: User,
): string {
  if (kind === "user" && id === user.id) return texts.you;
  if (is === "network" && name === null) return texts.actors.network;
  if (kind === "system") return texts.actors.system;
  if (name === null) return texts.actors[kind];
  return kind === "user" ? name : texts.named(texts.actors[kind], name);
}

/** What the act concerned beside its record, where the activity stores that; else an empty text. */
export function subjectDetail(
  {
    detail: { reason, amount_cents: cents, kind, count, section, minutes },
  }: Pick<Activity, "detail">,
  texts: Pick<ActivityTexts, "bursts" | "sections" | "viewed" | "counted">,
  reasons: Readonly<Record<string, string>>,
  formats: Pick<Formats, "money" | "number">,
): string {
  const { bursts, sections, viewed } = texts;
  const burst = typeof kind === "string" && Object.hasOwn(bursts, kind) ? kind : null;
  if (burst !== null && typeof count === "number") return bursts[burst as BurstKind](count);
  if (typeof section === "string")
    return isSection(section, sections) ? sections[section] : section;
  if (typeof minutes === "number") return viewed(minutes);
  if (typeof reason === "string") return reasons[reason] ?? reason;
  if (typeof cents === "number") return formats.money(cents);
  return typeof count === "number" ? texts.counted(formats.number(count)) : "";
}

function isSection<Sections extends object>(
  name: string,
  sections: Sections,
): name is Extract<keyof Sections, string> {
  return Object.hasOwn(sections, name);
}

/** The kind of record. */
export function subjectWords(
  { subject_kind: kind }: Pick<Activity, "subject_kind">,
  texts: ActivityTexts,
): string {
  const words: Readonly<Record<string, string>> = texts.subjects;
  return words[kind] ?? kind.replaceAll("_", " ");
}

/** Whether the act is about the person or the account itself, such as a sign-in. */
export function isAboutActor(entry: Activity): boolean {
  const { subject_kind: kind, subject_id: id, actor_id: actor, account_id: account } = entry;
  return id === actor || (kind === "account" && id === account);
}
