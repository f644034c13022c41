// A form with one text that a decision needs, such as the reason of a refusal or a question.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { refresh } from "../lib/documents/use-documents.ts";
import { useTexts } from "../lib/text/text.ts";
import { useSubmit } from "../lib/use-submit.ts";
import { Button } from "./button.tsx";
import { TextArea } from "./field.tsx";
import { ProblemNotice } from "./notice.tsx";
import { toast } from "./toast.tsx";

interface WordsFormProps {
  readonly title?: string;
  readonly label: string;
  readonly hint: string;
  /** What is said when the text is empty. */
  readonly missing: string;
  readonly maxLength: number;
  /** The name of the button that sends it. */
  readonly action: string;
  readonly kind: "primary" | "danger";
  /** Sends the text; its ApiError is shown above the field. */
  readonly send: (words: string) => Promise<unknown>;
  /** What is said once it was sent. */
  readonly done: string;
  /** The addresses whose answers it changes. */
  readonly touched: readonly string[];
  readonly onClose: () => void;
}

export function WordsForm({
  title,
  label,
  hint,
  missing,
  maxLength,
  action,
  kind,
  send,
  done,
  touched,
  onClose,
}: WordsFormProps): ReactNode {
  const ui = useTexts(UI_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [words, setWords] = useState("");
  const [isChecked, check] = useState(false);
  const isEmpty = words.trim() === "";
  const trySend = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isEmpty || !(await submit(() => send(words)))) return;
    toast(done);
    onClose();
    await refresh(client, ...touched);
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void trySend(event)}>
      {title === undefined ? null : <h3 className="font-semibold">{title}</h3>}
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextArea
        autoFocus
        label={label}
        hint={hint}
        maxLength={maxLength}
        rows={2}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        problem={isChecked && isEmpty ? missing : null}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind={kind} type="submit" busy={isBusy}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  );
}
