// Lists earlier conversations, latest first, to open or delete them. Fetched each time and never
// cached, because they name people.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Said } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { conversation } from "./assistant.ts";
import { Glyph } from "./glyph.tsx";

type Entry = AnswerOf<"GET /v1/assistant/threads">["items"][number];

export function ThreadList({ onPicked }: { readonly onPicked: () => void }): ReactNode {
  const { threads: texts } = useTexts(ASSISTANT_TEXTS);
  const { entries, problem, read } = useEntries();
  const opened = useSubmit();
  const [asked, ask] = useState<Entry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = async ({ id }: Entry): Promise<void> => {
    if (await opened.submit(() => conversation.pick(id))) onPicked();
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <h3 ref={heading} tabIndex={-1} className="px-4 py-3 font-semibold outline-none">
        {texts.title}
      </h3>
      {opened.problem === null ? null : <ProblemNotice problem={opened.problem} />}
      {problem !== null ? (
        <ProblemNotice problem={problem} onRetry={read} />
      ) : entries === null ? (
        <ScreenSpinner />
      ) : entries.length === 0 ? (
        <p className="px-4 py-8 text-center text-text-2">{texts.none}</p>
      ) : (
        <ul className="border-t border-line">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              onOpen={() => void open(entry)}
              onDelete={() => ask(entry)}
            />
          ))}
        </ul>
      )}
      {asked === null ? null : (
        <DeleteEntry
          entry={asked}
          onClose={() => ask(null)}
          onDone={() => {
            ask(null);
            heading.current?.focus();
            read();
          }}
        />
      )}
    </div>
  );
}

function EntryRow({
  entry: { title, last_at: lastAt, messages, is_current: isCurrent },
  onOpen,
  onDelete,
}: {
  readonly entry: Entry;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}): ReactNode {
  const { threads: texts } = useTexts(ASSISTANT_TEXTS);
  const formats = useFormats();
  const name = title === "" ? texts.untitled : title;
  return (
    <li className="flex items-center gap-1 border-b border-line pr-2 hover:bg-sunken">
      <button
        type="button"
        onClick={onOpen}
        className="min-w-0 flex-1 px-4 py-2.5 text-left -outline-offset-2"
      >
        <span className="sr-only">{texts.open} </span>
        <Said className="block truncate font-medium">{name}</Said>
        <span className="block text-label text-text-2">
          <time dateTime={lastAt} title={formats.dateTime(lastAt)}>
            {formats.ago(lastAt, Date.now())}
          </time>{" "}
          · {texts.count(messages)}
          {isCurrent ? (
            <>
              {" "}
              · <span className="text-accent">{texts.current}</span>
            </>
          ) : null}
        </span>
      </button>
      <IconButton label={texts.remove(name)} onClick={onDelete}>
        <Glyph shape="bin" />
      </IconButton>
    </li>
  );
}

function DeleteEntry({
  entry: { id, title },
  onClose,
  onDone,
}: {
  readonly entry: Entry;
  readonly onClose: () => void;
  readonly onDone: () => void;
}): ReactNode {
  const { threads: texts } = useTexts(ASSISTANT_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const remove = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await call("DELETE /v1/assistant/threads/{id}", { params: { id } });
      await conversation.forget(id);
    });
    if (isDone) onDone();
  };
  return (
    <Confirm
      title={texts.ask}
      action={texts.delete}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className="break-words">{texts.askText(title)}</p>
    </Confirm>
  );
}

function useEntries(): {
  readonly entries: readonly Entry[] | null;
  readonly problem: ApiError | null;
  readonly read: () => void;
} {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    call("GET /v1/assistant/threads").then(
      ({ items }) => {
        if (!isWanted) return;
        setProblem(null);
        setEntries(items);
      },
      (error: unknown) => {
        if (isWanted) setProblem(toProblem(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [round]);
  return { entries, problem, read: () => setRound((before) => before + 1) };
}
