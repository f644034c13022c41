// Edits one answer of the summary in place. The server's problems are shown at their controls, and
// typed values are kept.
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { LEAD_SIDES, PROPERTY_TYPES, TIMINGS } from "../../../../domain/lead/vocabulary.ts";
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TickList } from "../../../ui/tick-list.tsx";
import { conversation } from "./assistant.ts";
import type { Summary } from "./chat-line.ts";
import {
  type DraftProblems,
  type Edited,
  type SummaryFormValues,
  answersOf,
  draftOf,
  fieldOf,
} from "./summary-form-values.ts";

interface EditorProps {
  readonly topic: Edited;
  readonly summary: Summary;
  readonly onClose: () => void;
}

export function SummaryEditor({ topic, summary, onClose }: EditorProps): ReactNode {
  const { card: texts } = useTexts(ASSISTANT_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const fieldTexts = useTexts(FIELD_TEXTS);
  const [draft, setDraft] = useState(() => draftOf(summary, texts));
  const [mistakes, setErrors] = useState<DraftProblems>({});
  const { isBusy, problem, submit } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = answersOf(topic, draft, texts);
    setErrors("problems" in read ? read.problems : {});
    if ("answers" in read && (await submit(() => conversation.correct(read.answers)))) onClose();
  };
  const refused = Object.fromEntries(
    (problem?.fields ?? []).flatMap((field) => {
      const name = fieldOf(field.field);
      return name === null ? [] : [[name, fieldSentence(field, fieldTexts)]];
    }),
  );
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.topics[topic]}
      className="grid gap-3 bg-surface px-4 py-3"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Closes only the editor: the panel stays open.
        event.preventDefault();
        onClose();
      }}
    >
      {problem === null || Object.keys(refused).length > 0 ? null : (
        <ProblemNotice problem={problem} />
      )}
      <TopicFields
        topic={topic}
        draft={draft}
        problems={{ ...refused, ...mistakes }}
        change={(change) => setDraft({ ...draft, ...change })}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="primary" busy={isBusy}>
          {ui.save}
        </Button>
        <Button onClick={onClose}>{ui.cancel}</Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly topic: Edited;
  readonly draft: SummaryFormValues;
  readonly problems: DraftProblems;
  readonly change: (change: Partial<SummaryFormValues>) => void;
}

function TopicFields({ topic, draft, problems, change }: FieldsProps): ReactNode {
  const { card: texts } = useTexts(ASSISTANT_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const name = texts.topics[topic];
  switch (topic) {
    case "property_type":
      return (
        <TickList
          label={name}
          options={known(PROPERTY_TYPES).map(
            (type) => [type, words.facts.property_type.words[type]] as const,
          )}
          chosen={draft.types}
          problem={problems.types}
          onChange={(types) => change({ types: [...types] })}
        />
      );
    case "location":
      return (
        <TextField
          label={texts.places}
          hint={texts.placesHint}
          autoComplete="off"
          value={draft.places}
          problem={problems.places}
          onChange={({ target }) => change({ places: target.value })}
        />
      );
    case "price":
      return <PriceFields draft={draft} problems={problems} change={change} />;
    case "timing":
      return (
        <SelectField
          label={name}
          value={draft.timing ?? ""}
          problem={problems.timing}
          options={[
            ["", texts.none],
            ...known(TIMINGS).map((timing) => [timing, words.facts.timing.words[timing]] as const),
          ]}
          onChange={({ target }) => change({ timing: chosen(TIMINGS, target.value) })}
        />
      );
    case "side":
      return (
        <SelectField
          label={name}
          value={draft.side ?? ""}
          problem={problems.side}
          options={[
            ["", texts.none],
            ...known(LEAD_SIDES).map((side) => [side, words.side[side]] as const),
          ]}
          onChange={({ target }) => change({ side: chosen(LEAD_SIDES, target.value) })}
        />
      );
  }
}

function PriceFields({ draft, problems, change }: Omit<FieldsProps, "topic">): ReactNode {
  const { card: texts } = useTexts(ASSISTANT_TEXTS);
  const amount = {
    inputMode: "numeric",
    autoComplete: "off",
    className: "text-right tabular-nums",
  } as const;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={texts.least}
          {...amount}
          value={draft.least}
          problem={problems.least}
          onChange={({ target }) => change({ least: target.value })}
        />
        <TextField
          label={texts.most}
          {...amount}
          value={draft.most}
          problem={problems.most}
          onChange={({ target }) => change({ most: target.value })}
        />
      </div>
      <SelectField
        label={texts.per}
        value={draft.per}
        options={[
          ["sale", texts.perSale],
          ["month", texts.perMonth],
        ]}
        onChange={({ target }) => change({ per: target.value === "month" ? "month" : "sale" })}
      />
    </>
  );
}

/** Excludes "unknown", which means unanswered. */
function known<const Word extends string>(words: readonly Word[]): Exclude<Word, "unknown">[] {
  return words.filter((word): word is Exclude<Word, "unknown"> => word !== "unknown");
}

function chosen<const Word extends string>(words: readonly Word[], value: string): Word | "" {
  return words.find((word) => word === value) ?? "";
}
