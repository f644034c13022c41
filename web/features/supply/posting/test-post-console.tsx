// Sends a test post: all rules run, nothing is stored, and the answer says what to fix.
import { type FormEvent, type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { TestPostAnswer } from "../../../../contract/supply/posting.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea } from "../../../ui/field.tsx";
import { Code } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { ReadingNotes } from "../../../ui/reading-notes.tsx";
import { RefusedFields } from "../../../ui/refused-fields.tsx";
import { CallResult } from "./request-result.tsx";
import { SampleBlock } from "./sample-block.tsx";
import type { SampleLead } from "./samples.ts";

const FORCED = ["none", "accepted", "rejected", "duplicate"] as const;

interface TryConsoleProps {
  readonly token: string;
  readonly lead: SampleLead;
  readonly onTried: () => void;
}

/** The state of the test post: the typed lead, the desired result, and the answer. */
function useTrial({ token, lead, onTried }: TryConsoleProps) {
  const texts = useTexts(POSTING_TEXTS).trial;
  const [body, setBody] = useState(() => JSON.stringify(lead, null, 2));
  const [forced, force] = useState<(typeof FORCED)[number]>("none");
  const [mistake, setError] = useState<string | null>(null);
  const [answer, setAnswer] = useState<TestPostAnswer | null>(null);
  const { isBusy, problem, submit } = useSubmit();
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const record = readRecord(body);
    setError(record === null ? texts.notJson : null);
    setAnswer(null);
    if (record === null) return;
    await submit(async () =>
      setAnswer(
        await call("POST /v1/posting-specs/{token}/test-posts", {
          params: { token },
          body: forced === "none" ? record : { ...record, test_result: forced },
        }),
      ),
    );
    onTried();
  };
  return { body, setBody, forced, force, mistake, answer, isBusy, problem, run };
}

export function TestPostConsole(props: TryConsoleProps): ReactNode {
  const texts = useTexts(POSTING_TEXTS).trial;
  const { body, setBody, forced, force, mistake, answer, isBusy, problem, run } = useTrial(props);
  return (
    <form
      className="grid gap-4 lg:grid-cols-2 lg:items-start"
      noValidate
      onSubmit={(event) => void run(event)}
    >
      <div className="grid gap-3">
        <TextArea
          label={texts.lead}
          hint={texts.leadHint}
          problem={mistake}
          rows={16}
          spellCheck={false}
          translate="no"
          className="font-mono text-label"
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={texts.answer}
            value={forced}
            options={FORCED.map((one) => [one, texts.forced[one]])}
            onChange={({ target }) => force(FORCED.find((one) => one === target.value) ?? "none")}
          />
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.run}
          </Button>
        </div>
      </div>
      <div aria-live="polite" className="grid gap-3">
        {problem === null ? null : <ProblemNotice problem={problem} />}
        {answer === null ? (
          problem === null ? (
            <p className="text-text-2">{texts.nothing}</p>
          ) : null
        ) : (
          <Tried answer={answer} />
        )}
      </div>
    </form>
  );
}

function Tried({ answer }: { readonly answer: TestPostAnswer }): ReactNode {
  const texts = useTexts(POSTING_TEXTS).trial;
  const words = useTexts(LEAD_WORDS);
  const { errors = [], notes = [], fields } = answer;
  return (
    <>
      <Notice tone={answer.status === "accepted" ? "good" : "warning"} className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <CallResult result={answer.status} />
          {answer.reason_code === null
            ? texts.would[answer.sale]
            : `${words.post[answer.reason_code]}.`}
        </p>
        {errors.length === 0 ? null : <RefusedFields errors={errors} />}
        <ReadingNotes notes={notes} />
        <p className="text-label text-text-2">{texts.kept}</p>
      </Notice>
      {fields.length === 0 ? null : <AsRead fields={fields} />}
      <SampleBlock label={texts.raw} text={JSON.stringify(answer, null, 2)} />
    </>
  );
}

/** Each field as it was read, so that a developer sees what a spelling became. */
function AsRead({ fields }: { readonly fields: TestPostAnswer["fields"] }): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  return (
    <PlainTable
      label={texts.trial.asRead}
      rows={fields}
      idOf={({ field }) => field}
      columns={[
        { id: "field", header: texts.fields.name, cell: ({ field }) => <Code>{field}</Code> },
        {
          id: "value",
          header: texts.trial.asRead,
          cell: ({ value }) => (
            <span translate="no" className="break-words">
              {value}
            </span>
          ),
        },
      ]}
    />
  );
}

/** The typed text, if it is a JSON object. */
function readRecord(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}
