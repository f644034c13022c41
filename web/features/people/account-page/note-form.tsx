// Writes a note about an account, or edits one. What is typed stays when it cannot be stored.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { LONGEST_NOTE } from "../../../../domain/accounts/account-records.ts";
import { ACCOUNT_RECORD_TEXTS } from "../../../../locales/catalogues/account-records.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";

/** What shows notes, and the log of them. */
export const NOTE_ADDRESSES = ["/v1/account-notes", "/v1/activity"];

interface NoteFormProps {
  readonly label: string;
  /** The name of the button that sends it. */
  readonly action: string;
  /** What is said once it is stored. */
  readonly done: string;
  /** Of a note that is edited. */
  readonly text?: string;
  readonly send: (note: string) => Promise<unknown>;
  /** For a form that closes: once it is stored, or canceled. */
  readonly onClose?: () => void;
}

export function NoteForm({
  label,
  action,
  done,
  text = "",
  send,
  onClose,
}: NoteFormProps): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).notes;
  const ui = useTexts(UI_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [note, type] = useState(text);
  const [isChecked, check] = useState(false);
  const isEmpty = note.trim() === "";
  const store = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isEmpty || !(await submit(() => send(note)))) return;
    toast(done);
    await refresh(client, ...NOTE_ADDRESSES);
    if (onClose !== undefined) return onClose();
    type("");
    check(false);
  };
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void store(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextArea
        autoFocus={onClose !== undefined}
        label={label}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => type(target.value)}
        problem={isChecked && isEmpty ? texts.missing : null}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {action}
        </Button>
        {onClose === undefined ? null : (
          <Button kind="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
