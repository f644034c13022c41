// Lists the fields of a post and its possible answers, from the rules by which it is read.
import type { ReactNode } from "react";
import type { PostingField, PostingSpec } from "../../../../contract/supply/posting.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { Code } from "../../../ui/name.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { SampleBlock } from "./sample-block.tsx";

type Spec = PostingSpec;
type Field = PostingField;

const ACCEPTED = {
  outcome: "success",
  status: "accepted",
  reason_code: null,
  reason: null,
  lead: { id: "0198f2c4-5b1e-7c3a-9d2f-6a1b8c4e7f90" },
  sale: "exclusive",
  price: 48.5,
  currency: "USD",
};

export function FieldTable({ fields }: { readonly fields: readonly Field[] }): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  return (
    <Section title={texts.fields.title}>
      <p className="max-w-3xl text-text-2">{texts.fields.about}</p>
      <PlainTable
        label={texts.fields.title}
        rows={fields}
        idOf={({ name }) => name}
        columns={[
          { id: "name", header: texts.fields.name, cell: ({ name }) => <Code>{name}</Code> },
          {
            id: "need",
            header: texts.fields.need,
            cell: ({ need }) =>
              need === "optional" ? (
                <span className="text-text-2">{texts.needs.optional}</span>
              ) : (
                <Status tone={need === "required" ? "warning" : "info"}>{texts.needs[need]}</Status>
              ),
          },
          { id: "note", header: texts.fields.note, cell: (field) => <FieldNote field={field} /> },
          {
            id: "aliases",
            header: texts.fields.aliases,
            priority: 3,
            cell: ({ aliases }) => (
              <Code className="text-text-2 break-words">{aliases.join(" ")}</Code>
            ),
          },
        ]}
      />
    </Section>
  );
}

function FieldNote({ field: { name, words } }: { readonly field: Field }): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  return (
    <div className="grid min-w-56 max-w-xl gap-0.5 py-1">
      <p>{texts.fieldNotes[name]}</p>
      {words.length === 0 ? null : (
        <p className="text-text-2">
          {words.map((word, index) => (
            <span key={word}>
              {index === 0 ? null : " · "}
              <Code>{word}</Code>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

export function AnswerReference({ spec }: { readonly spec: Spec }): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const words = useTexts(LEAD_WORDS).post;
  const problems: Readonly<Record<string, string | undefined>> = texts.problems;
  return (
    <Section title={texts.answers.title}>
      <p className="max-w-3xl text-text-2">{texts.answers.about}</p>
      <p className="max-w-3xl text-text-2">{texts.answers.notes}</p>
      <SampleBlock label={texts.answers.example} text={JSON.stringify(ACCEPTED, null, 2)} />
      <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
        <PlainTable
          label={texts.answers.reasons}
          rows={spec.reasons}
          idOf={({ code }) => code}
          columns={[
            { id: "code", header: texts.answers.reason, cell: ({ code }) => <Code>{code}</Code> },
            { id: "text", header: texts.answers.meaning, cell: ({ code }) => words[code] },
          ]}
        />
        <PlainTable
          label={texts.answers.problems}
          rows={spec.problems}
          idOf={({ code }) => code}
          columns={[
            {
              id: "status",
              header: texts.answers.status,
              cell: ({ status, code }) => (
                <>
                  {status} <Code className="text-text-2">{code}</Code>
                </>
              ),
            },
            {
              id: "text",
              header: texts.answers.meaning,
              cell: ({ code, text }) => problems[code] ?? text,
            },
          ]}
        />
      </div>
    </Section>
  );
}
