// Asks why a lead is held for review, or for another reason of one that is held.
import { type FormEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { LONGEST_QUARANTINE_REASON } from "../../../../domain/lead/quarantine.ts";
import { QUARANTINE_TEXTS } from "../../../../locales/catalogues/quarantine.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useReview } from "./use-review.ts";

interface HoldSheetProps {
  readonly leadId: string;
  /** Null: the lead is not held yet, or no reason was recorded. */
  readonly reason: string | null;
  readonly onClose: () => void;
}

export function HoldSheet({ leadId, reason, onClose }: HoldSheetProps): ReactNode {
  const texts = useTexts(QUARANTINE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const { values, change } = useDraft({ reason: reason ?? "" });
  const typed = values.reason;
  const [isChecked, check] = useState(false);
  const { isBusy, problem, hold } = useReview(leadId);
  const isMissing = typed.trim() === "";
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isMissing) return;
    if (await hold(typed.trim(), reason === null ? texts.done : texts.changed)) onClose();
  };
  return createPortal(
    <Sheet place="middle" title={texts.formTitle} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <p className="text-text-2">{texts.about}</p>
        <TextArea
          data-first
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          maxLength={LONGEST_QUARANTINE_REASON}
          value={typed}
          problem={isChecked && isMissing ? texts.reasonMissing : null}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {reason === null ? texts.hold : texts.save}
          </Button>
        </div>
      </form>
    </Sheet>,
    document.body,
  );
}
