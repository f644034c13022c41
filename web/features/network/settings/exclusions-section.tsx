// Edits exclusions: a buyer's own contacts, hashed in the browser and sent only as hashes.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { type ContactList, readContactList } from "../../../../domain/lead/contact-list.ts";
import { call } from "../../../lib/api/call.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { OWNED_TEXTS } from "../../../../locales/catalogues/exclusions.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { Said } from "../../../ui/name.tsx";
import { Empty, Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { hashContacts } from "./hash-contacts.ts";

const ADDRESS = "/v1/exclusions";
const LARGEST_FILE = 20 * 1024 * 1024;
const ROWS_SHOWN = 20;

export function ExclusionsSection(): ReactNode {
  const texts = useTexts(OWNED_TEXTS);
  const isAllowed = may(useUser(), "exclusions");
  return isAllowed ? <Exclusions /> : <Empty sentence={texts.notYours} />;
}

function Exclusions(): ReactNode {
  const texts = useTexts(OWNED_TEXTS);
  const formats = useFormats();
  const { value, problem, retry } = useAnswer("GET /v1/exclusions");
  return (
    <div className="grid max-w-xl gap-6">
      <p className="text-text-2">{texts.about}</p>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-medium">
            {value.count === 0 ? texts.none : texts.count(value.count, formats.number(value.count))}
          </p>
          {value.count === 0 ? null : <Clear />}
        </div>
      )}
      <Upload />
    </div>
  );
}

interface Outcome {
  readonly added: number;
  readonly known: number;
  readonly list: ContactList;
}

/** Reads the chosen file and the typed text, and sends the hashed contacts in chunks. */
function useUpload() {
  const texts = useTexts(OWNED_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(
    null,
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const mistake =
      typeof crypto.subtle === "undefined"
        ? texts.unsafe
        : file === null && typed.trim() === ""
          ? texts.missing
          : file !== null && file.size > LARGEST_FILE
            ? texts.tooLarge
            : null;
    setWrong(mistake);
    setOutcome(null);
    if (mistake !== null) return;
    setProgress({ done: 0, of: 0 });
    await submit(async () => {
      const list = readContactList(`${file === null ? "" : `${await file.text()}\n`}${typed}`);
      let [added, known] = [0, 0];
      for await (const { done, body } of hashContacts(list.contacts)) {
        const answer = await call("POST /v1/exclusions", { body });
        [added, known] = [added + answer.added, known + answer.known];
        setProgress({ done, of: list.contacts.length });
      }
      setOutcome({ added, known, list });
    });
    setProgress(null);
    await refresh(client, ADDRESS);
  };
  return { isBusy, problem, setFile, typed, setTyped, wrong, progress, outcome, add };
}

function Upload(): ReactNode {
  const texts = useTexts(OWNED_TEXTS);
  const formats = useFormats();
  const { isBusy, problem, setFile, typed, setTyped, wrong, progress, outcome, add } = useUpload();
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void add(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextField
        label={texts.file}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className={classes(
          "py-1 file:mr-3 file:rounded-chip file:border file:border-control",
          "file:bg-sunken file:px-2 file:font-medium file:text-text",
        )}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <TextArea
        label={texts.list}
        hint={texts.listHint}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        problem={wrong}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.add}
        </Button>
        <p role="status">
          {progress === null
            ? ""
            : progress.of === 0
              ? texts.reading
              : texts.progress(formats.number(progress.done), formats.number(progress.of))}
        </p>
      </div>
      {progress === null || progress.of === 0 ? null : (
        <progress
          aria-label={texts.add}
          max={progress.of}
          value={progress.done}
          className="w-full accent-accent"
        />
      )}
      {outcome === null ? null : <Done outcome={outcome} />}
    </form>
  );
}

/** Shows what was added, and each refused row with the reason. */
function Done({
  outcome: {
    added,
    known,
    list: { contacts, unreadable },
  },
}: {
  readonly outcome: Outcome;
}): ReactNode {
  const texts = useTexts(OWNED_TEXTS);
  const formats = useFormats();
  return (
    <div role="status" className="grid gap-2">
      <Notice tone={contacts.length === 0 ? "warning" : "good"}>
        {contacts.length === 0
          ? texts.nothing
          : texts.done(added, formats.number(added), formats.number(known))}
      </Notice>
      {unreadable.length === 0 ? null : (
        <Notice tone="warning">
          <p>{texts.unreadable(unreadable.length, formats.number(unreadable.length))}</p>
          <ul className="list-disc pl-5">
            {unreadable.slice(0, ROWS_SHOWN).map(({ row, why, text }) => (
              <li key={row} className="break-words">
                {texts.row(formats.number(row))}: {texts.why[why]} (<Said>{text}</Said>)
              </li>
            ))}
          </ul>
          {unreadable.length > ROWS_SHOWN ? (
            <p>{texts.more(formats.number(unreadable.length - ROWS_SHOWN))}</p>
          ) : null}
        </Notice>
      )}
    </div>
  );
}

function Clear(): ReactNode {
  const texts = useTexts(OWNED_TEXTS);
  const client = useQueryClient();
  const [isAsked, ask] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const clear = async (): Promise<void> => {
    if (!(await submit(() => call("DELETE /v1/exclusions")))) return;
    ask(false);
    toast(texts.cleared);
    await refresh(client, ADDRESS);
  };
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        {texts.clear}
      </Button>
      {isAsked ? (
        <Confirm
          title={texts.clearAsk}
          action={texts.clear}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(false)}
          onConfirm={() => void clear()}
        >
          <p className="text-text-2">{texts.clearText}</p>
        </Confirm>
      ) : null}
    </>
  );
}
