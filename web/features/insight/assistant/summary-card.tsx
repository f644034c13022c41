// What was understood so far, filling in as one talks: a line, or the four answers beside each
// other, each to be changed in its place.
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { classes } from "../../../ui/classes.ts";
import { conversation } from "./assistant.ts";
import type { Summary } from "./chat-line.ts";
import { Glyph } from "./glyph.tsx";
import type { Edited } from "./summary-form-values.ts";
import { SummaryEditor } from "./summary-editor.tsx";
import {
  type SummaryLanguage,
  TOPICS,
  type Topic,
  answerWords,
  countAnswered,
  furtherWords,
  isAnythingKnown,
} from "./summary-words.ts";
import { Ways } from "./ways.tsx";

const NOTHING: Summary = {
  property_type: { state: "open", sure: null, types: [] },
  location: { state: "open", sure: null, places: [] },
  price: { state: "open", sure: null, min: null, max: null, per: "sale" },
  timing: { state: "open", sure: null, bucket: null, from: null, until: null },
  side: null,
  beds: null,
  baths: null,
  finance_status: null,
  agent_status: null,
  is_complete: false,
  links: [],
};
const MARKS = { answered: "bg-accent", unsure: "bg-control", open: "bg-line" } as const;

export function SummaryCard(): ReactNode {
  const { card: texts } = useTexts(ASSISTANT_TEXTS);
  const language: SummaryLanguage = { texts, words: useTexts(LEAD_WORDS), formats: useFormats() };
  const summary = useStore(conversation.talk).summary ?? NOTHING;
  const isNarrow = useIsNarrow();
  // Until the user changes it, it opens with the first known answer, if there is room.
  const [turned, turn] = useState<boolean | null>(null);
  const [edited, edit] = useState<Edited | null>(null);
  const isOpen = edited !== null || (turned ?? (isAnythingKnown(summary, language) && !isNarrow));
  const id = useId();
  const cells = useRef<HTMLDivElement>(null);
  const left = useRef<Edited | null>(null);
  useEffect(() => {
    if (edited === null && left.current !== null)
      cells.current?.querySelector<HTMLElement>(`[data-topic="${left.current}"]`)?.focus();
    left.current = edited;
  }, [edited]);
  return (
    <section
      aria-label={texts.title}
      className={classes(
        "flex shrink-0 flex-col border-b border-line bg-bg",
        edited === null ? "max-h-[55%]" : "max-h-[80%]",
      )}
    >
      <CardLine
        summary={summary}
        language={language}
        isOpen={isOpen}
        cellsId={id}
        onTurn={() => {
          edit(null);
          turn(!isOpen);
        }}
      />
      {!isOpen ? null : (
        <div id={id} ref={cells} className="min-h-0 overflow-y-auto border-t border-line">
          {edited === null ? (
            <Cells summary={summary} language={language} onEdit={edit} />
          ) : (
            <SummaryEditor
              key={edited}
              topic={edited}
              summary={summary}
              onClose={() => edit(null)}
            />
          )}
        </div>
      )}
    </section>
  );
}

interface CardLineProps {
  readonly summary: Summary;
  readonly language: SummaryLanguage;
  readonly isOpen: boolean;
  /** Of what opens beneath. */
  readonly cellsId: string;
  readonly onTurn: () => void;
}

/** The line that opens the card; closed, it says in short what is known. */
function CardLine({ summary, language, isOpen, cellsId, onTurn }: CardLineProps): ReactNode {
  const { texts } = language;
  const isKnown = isAnythingKnown(summary, language);
  const facts = [
    ...TOPICS.map((topic) => answerWords(topic, summary, language)),
    summary.side === null ? null : language.words.side[summary.side],
  ].filter((fact) => fact !== null);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? cellsId : undefined}
      onClick={onTurn}
      className={classes(
        "flex min-h-9 w-full shrink-0 items-center gap-2 px-4 text-left -outline-offset-2",
        "hover:bg-sunken pointer-coarse:min-h-11",
      )}
    >
      <Glyph
        shape="turn"
        className={classes(
          "shrink-0 text-text-2 transition-transform duration-100",
          !isOpen && "-rotate-90",
        )}
      />
      <span className={classes("min-w-0 flex-1 truncate", !isKnown && "text-text-2")}>
        {isOpen
          ? texts.title
          : facts.length > 0
            ? facts.join(" · ")
            : isKnown
              ? texts.title
              : texts.nothing}
      </span>
      <span aria-hidden="true" className="flex gap-0.5">
        {TOPICS.map((topic) => (
          <span
            key={topic}
            className={classes("h-1 w-3 rounded-full", MARKS[summary[topic].state])}
          />
        ))}
      </span>
      <span className="text-label text-text-2">{texts.count(countAnswered(summary))}</span>
    </button>
  );
}

function Cells({
  summary,
  language,
  onEdit,
}: {
  readonly summary: Summary;
  readonly language: SummaryLanguage;
  readonly onEdit: (topic: Edited) => void;
}): ReactNode {
  const { texts, words } = language;
  const { links } = useTexts(ASSISTANT_TEXTS);
  const { lines } = useStore(conversation.talk);
  // Manual completions and changes lead to other links than any reply has given.
  const ways = summary.links.filter(
    ({ path }) => !lines.some((line) => line.links.some((said) => said.path === path)),
  );
  const further = furtherWords(summary, language);
  const stateWords = (topic: Topic): string =>
    summary[topic].state === "unsure" ? texts.unsure : texts.open;
  const { side } = summary;
  return (
    <div className="grid grid-cols-2 gap-px bg-line">
      {TOPICS.map((topic) => {
        const value = answerWords(topic, summary, language);
        return (
          <Cell
            key={topic}
            topic={topic}
            texts={texts}
            value={value ?? stateWords(topic)}
            isKnown={value !== null}
            onEdit={onEdit}
          />
        );
      })}
      <Cell
        topic="side"
        texts={texts}
        value={side === null ? texts.open : words.side[side]}
        isKnown={side !== null}
        isWide={further.length === 0}
        onEdit={onEdit}
      />
      {further.length === 0 ? null : (
        <p className="bg-bg px-4 py-1.5">
          <span className="block text-label text-text-2">{texts.also}</span>
          {further.join(", ")}
        </p>
      )}
      {ways.length === 0 ? null : (
        <div className="col-span-2 bg-bg px-4 py-1">
          <Ways links={ways} label={links} />
        </div>
      )}
    </div>
  );
}

interface CellProps {
  readonly topic: Edited;
  readonly texts: SummaryLanguage["texts"];
  readonly value: string;
  readonly isKnown: boolean;
  readonly isWide?: boolean;
  readonly onEdit: (topic: Edited) => void;
}

function Cell({ topic, texts, value, isKnown, isWide = false, onEdit }: CellProps): ReactNode {
  return (
    <button
      type="button"
      data-topic={topic}
      onClick={() => onEdit(topic)}
      className={classes(
        "flex min-w-0 flex-col bg-bg px-4 py-1.5 text-left -outline-offset-2 hover:bg-sunken " +
          "pointer-coarse:min-h-11",
        isWide && "col-span-2",
      )}
    >
      <span className="text-label text-text-2">{texts.topics[topic]}</span>
      <span className={classes("break-words", isKnown ? "font-medium" : "text-text-3")}>
        {value}
      </span>
      <span className="sr-only">{texts.change}</span>
    </button>
  );
}
