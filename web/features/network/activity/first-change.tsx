// Says the first change of an entry in a line, with the number of others. Its words are loaded
// after the list, which is there without them.
import type { ReactNode } from "react";
import { ACTIVITY_CHANGE_TEXTS } from "../../../../locales/catalogues/activity-changes.ts";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { Activity } from "./activity-words.ts";
import { changeText, isCreation } from "./change-words.ts";

export default function FirstChange({
  row,
}: {
  readonly row: Pick<Activity, "action" | "changes" | "names">;
}): ReactNode {
  const texts = useTexts(ACTIVITY_CHANGE_TEXTS);
  const settings = useTexts(SETTINGS_VERSIONS_TEXTS);
  const formats = useFormats();
  const isNew = isCreation(row);
  // The record's name is in the cell beside it.
  const told = isNew ? row.changes.filter(({ field }) => field !== "name") : row.changes;
  const [first, ...others] = told;
  if (first === undefined) return null;
  const text = changeText(first, { texts, settings, formats, names: row.names }, isNew);
  return others.length === 0 ? text : `${text}, ${texts.more(formats.number(others.length))}`;
}
