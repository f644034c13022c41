// Draws the assistant's panel: title and controls, summary, messages, and input. It is not modal:
// it fills a phone, covers the right of a small window, and stands in the margin of a wide one.
import { Minus, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { latestEvent } from "../../../lib/notifications/live-events.ts";
import { useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { LAUNCHER_TEXTS } from "../../../../locales/catalogues/assistant-launcher.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { conversation } from "./assistant.ts";
import { Composer } from "./composer.tsx";
import { Glyph } from "./glyph.tsx";
import { MessageList } from "./message-list.tsx";
import { panelState, togglePanel } from "./panel-state.ts";
import { SummaryCard } from "./summary-card.tsx";
import { ThreadList } from "./thread-list.tsx";

const FRAME =
  "fixed z-45 flex flex-col bg-surface text-text slide-in max-lg:inset-0 lg:right-0 lg:bottom-0 " +
  "lg:w-98 lg:border-l lg:border-line lg:max-xl:top-0 lg:max-xl:shadow-up xl:top-13";

export default function Panel(): ReactNode {
  const panel = useStore(panelState);
  const launcher = useTexts(LAUNCHER_TEXTS);
  const isNarrow = useIsNarrow();
  const [view, show] = useState<"talk" | "threads">("talk");
  const begun = useSubmit();
  const [frame, input] = [useRef<HTMLDivElement>(null), useRef<HTMLTextAreaElement>(null)];
  const id = useId();
  const before = useRef<(typeof panel)["is"]>("closed");
  useEffect(() => {
    if (panel.is === "open") {
      if (before.current === "closed") void conversation.open();
      show("talk");
      input.current?.focus();
    }
    before.current = panel.is;
  }, [panel]);
  useEndsOfDrafts();
  useMinimiseByKey(frame, panel.is === "open");
  const toTalk = (): void => {
    show("talk");
    // After the conversation is rendered.
    requestAnimationFrame(() => input.current?.focus());
  };
  const begin = async (): Promise<void> => {
    if (await begun.submit(() => conversation.begin())) toTalk();
  };
  return (
    <div
      ref={frame}
      id="assistant"
      role="dialog"
      aria-labelledby={id}
      hidden={panel.is !== "open"}
      className={FRAME}
      // On a phone, the panel would cover the focused element.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isNarrow && relatedTarget !== null && !currentTarget.contains(relatedTarget))
          togglePanel("minimised");
      }}
    >
      <Head
        id={id}
        title={launcher.title}
        view={view}
        isBeginning={begun.isBusy}
        onBegin={() => void begin()}
        onList={() => (view === "talk" ? show("threads") : toTalk())}
      />
      {begun.problem === null ? null : (
        <div className="p-3">
          <ProblemNotice problem={begun.problem} />
        </div>
      )}
      {view === "threads" ? <ThreadList onPicked={toTalk} /> : null}
      <div className={view === "talk" ? "flex min-h-0 flex-1 flex-col" : "hidden"}>
        <SummaryCard />
        <MessageList isSeen={panel.is === "open" && view === "talk"} input={input} />
        <Composer ref={input} />
      </div>
    </div>
  );
}

/** Reloads the conversation when a lead draft that came from it has ended, to show the outcome. */
function useEndsOfDrafts(): void {
  useEffect(
    () =>
      latestEvent.subscribe(() => {
        if (latestEvent.get()?.data.type === "draft_ended" && panelState.get().is === "open")
          void conversation.open();
      }),
    [],
  );
}

interface HeadProps {
  readonly id: string;
  readonly title: string;
  readonly view: "talk" | "threads";
  readonly isBeginning: boolean;
  readonly onBegin: () => void;
  readonly onList: () => void;
}

function Head({ id, title, view, isBeginning, onBegin, onList }: HeadProps): ReactNode {
  const texts = useTexts(ASSISTANT_TEXTS);
  const { speaker } = useStore(conversation.talk);
  const by =
    speaker === null ? null : speaker.isBuiltIn ? texts.builtIn : texts.byModel(speaker.model);
  return (
    <div className="border-b border-line py-2 pr-2 pl-4">
      <div className="flex items-center">
        <h2 id={id} className="flex-1 text-reading font-semibold">
          {title}
        </h2>
        <IconButton
          label={texts.fresh}
          aria-busy={isBeginning || undefined}
          onClick={isBeginning ? undefined : onBegin}
        >
          <Glyph shape="fresh" />
        </IconButton>
        <IconButton
          label={view === "talk" ? texts.list : texts.back}
          aria-pressed={view === "threads"}
          className="aria-pressed:bg-sunken"
          onClick={onList}
        >
          <Glyph shape="list" />
        </IconButton>
        <IconButton label={texts.minimise} onClick={() => togglePanel("minimised")}>
          <Minus size={18} strokeWidth={1.5} />
        </IconButton>
        <IconButton label={texts.close} onClick={() => togglePanel("closed")}>
          <X size={18} strokeWidth={1.5} />
        </IconButton>
      </div>
      <p className="pr-2 text-label text-text-2">
        {by === null ? null : (
          <>
            <span translate={speaker?.isBuiltIn === true ? undefined : "no"}>{by}</span>{" "}
          </>
        )}
        {texts.program}
      </p>
    </div>
  );
}

/** Esc minimizes the panel, unless a dialog, a menu or a field above it handles the key first. */
function useMinimiseByKey(frame: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key !== "Escape" ||
        event.defaultPrevented ||
        document.querySelector("dialog:modal") !== null
      )
        return;
      const at = document.activeElement;
      const isElsewhere =
        at !== null &&
        frame.current?.contains(at) !== true &&
        at.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !==
          null;
      if (!isElsewhere) togglePanel("minimised");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
