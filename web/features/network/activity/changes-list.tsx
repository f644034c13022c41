// Lists what an act changed: each field with its value before and after.
import type { ReactNode } from "react";
import { ACTIVITY_CHANGE_TEXTS } from "../../../../locales/catalogues/activity-changes.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Description } from "../../../ui/description.tsx";
import type { Activity } from "./activity-words.ts";
import { changeLine, isCreation } from "./change-words.ts";

export function ChangesList({
  entry,
}: {
  readonly entry: Pick<Activity, "action" | "changes" | "names">;
}): ReactNode {
  const { changes, names } = entry;
  const isNew = isCreation(entry);
  const texts = useTexts(ACTIVITY_CHANGE_TEXTS);
  const settings = useTexts(SETTINGS_VERSIONS_TEXTS);
  const { names: kinds } = useTexts(NOTIFICATIONS);
  const formats = useFormats();
  const lines = changes.map((change) =>
    changeLine(change, { texts, settings, formats, names, kinds }),
  );
  return (
    <Description
      rows={lines.map(({ field, label, values, said }) => [
        label,
        values === null ? (
          <span key={field} className="text-text-2">
            {said}
          </span>
        ) : (
          <span key={field} className="break-words">
            {isNew ? null : <Before text={values.before} now={texts.now} />}
            <strong className={isNew ? "font-normal" : "font-semibold"}>{values.after}</strong>
          </span>
        ),
      ])}
    />
  );
}

function Before({ text, now }: { readonly text: string; readonly now: string }): ReactNode {
  return (
    <>
      {text} <span aria-hidden="true">→</span>
      <span className="sr-only">{now}</span>{" "}
    </>
  );
}
