// Draws the cells of the activity: what was done with its first change in words, on which record,
// by whom.
import type { ReactNode } from "react";
import { ACTIVITY_CHANGE_TEXTS } from "../../../../locales/catalogues/activity-changes.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { CONTACT_REASON_TEXTS } from "../../../../locales/catalogues/contact-reason.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import {
  type Activity,
  actionWords,
  actorWords,
  isAboutActor,
  subjectDetail,
  subjectWords,
} from "./activity-words.ts";
import { changeText, isCreation } from "./change-words.ts";

interface CellProps {
  readonly row: Activity;
}

/** What was done, and beneath it the first change or what it concerned. */
export function ActCell({ row }: CellProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const act = actionWords(row, texts);
  const said = useSaid(row);
  return said === "" ? act : <TwoLines main={act} sub={said} />;
}

function useSaid(row: Activity): string {
  const texts = useTexts(ACTIVITY_TEXTS);
  const changes = useTexts(ACTIVITY_CHANGE_TEXTS);
  const settings = useTexts(SETTINGS_VERSIONS_TEXTS);
  const { reason: ofReturns } = useTexts(RETURN_TEXTS);
  const { reasons: ofContact } = useTexts(CONTACT_REASON_TEXTS);
  const formats = useFormats();
  const isNew = isCreation(row);
  // The record's name is in the cell beside it.
  const told = isNew ? row.changes.filter(({ field }) => field !== "name") : row.changes;
  const [first, ...others] = told;
  if (first === undefined) {
    const said = subjectDetail(row, texts, { ...ofContact, ...ofReturns }, formats);
    const { count } = row.detail;
    return said === "" && typeof count === "number"
      ? `${changes.facts.count}: ${formats.number(count)}`
      : said;
  }
  const text = changeText(first, { texts: changes, settings, formats, names: row.names }, isNew);
  return others.length === 0 ? text : `${text}, ${texts.more(formats.number(others.length))}`;
}

/** The record by its name, with its kind beneath; a dash where the act is about who did it. */
export function RecordCell({ row }: CellProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  if (isAboutActor(row)) return "—";
  const kind = subjectWords(row, texts);
  const { amount_cents: cents } = row.detail;
  const name = row.subject_name ?? (typeof cents === "number" ? formats.money(cents) : null);
  return name === null ? kind : <TwoLines main={<Name>{name}</Name>} sub={kind} />;
}

export function ActorCell({ row }: CellProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const user = useUser();
  return <Name>{actorWords(row, texts, user)}</Name>;
}
