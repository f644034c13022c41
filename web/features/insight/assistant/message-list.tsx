// Lists the messages in order, announces new ones, and shows when a reply is pending.
import {
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { conversation } from "./assistant.ts";
import type { ChatLine } from "./chat-line.ts";
import { Message } from "./message.tsx";

/** Interval at which texts such as "a minute ago" are updated. */
const STEP_MS = 20_000;
/** Within this distance from the end, the list follows new messages. */
const NEAR_PX = 80;

interface MessageListProps {
  readonly isSeen: boolean;
  /** Receives the focus after a button here was used and removed. */
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

export function MessageList({ isSeen, input }: MessageListProps): ReactNode {
  const texts = useTexts(ASSISTANT_TEXTS);
  const { lines, isPending, reading } = useStore(conversation.talk);
  const nowMs = useNow(STEP_MS);
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  const onScroll = useReadingAlong(list, { isSeen, last, isPending });
  const goOn = (act: () => void): void => {
    act();
    // An on-screen keyboard would hide the next message.
    (matchMedia("(pointer: coarse)").matches ? list.current : input.current)?.focus();
  };
  return (
    <div
      ref={list}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={texts.log}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2"
      onScroll={onScroll}
    >
      {reading !== "failed" ? null : (
        <Notice tone="warning" className="mb-3 flex items-center justify-between gap-3">
          <p>{texts.unread}</p>
          <Button onClick={() => goOn(() => void conversation.open())}>{texts.retry}</Button>
        </Notice>
      )}
      <ol className="grid gap-3">
        {lines.map((line) => (
          <Message
            key={line.id}
            line={line}
            nowMs={nowMs}
            isNewest={line === last && !isPending}
            onSay={(text) => goOn(() => void conversation.say(text))}
            onRetry={() => goOn(() => conversation.retry(line.id))}
          />
        ))}
        {isPending ? <Typing /> : null}
      </ol>
    </div>
  );
}

/** The sign that a reply is pending. */
function Typing(): ReactNode {
  const texts = useTexts(ASSISTANT_TEXTS);
  return (
    <li
      data-testid="typing"
      className="flex h-9 w-fit items-center gap-1 rounded-panel bg-sunken px-3"
    >
      <span className="sr-only">{texts.typing}</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          style={{ animationDelay: `${dot * 160}ms` }}
          className={classes(
            "size-1.5 rounded-full bg-text-3",
            "motion-safe:animate-[appear_500ms_ease-in-out_infinite_alternate]",
          )}
        />
      ))}
    </li>
  );
}

interface Reading {
  readonly isSeen: boolean;
  readonly last: ChatLine | undefined;
  readonly isPending: boolean;
}

/** Keeps the end in view while the reader is there; returns the scroll handler. */
function useReadingAlong(
  list: RefObject<HTMLDivElement | null>,
  { isSeen, last, isPending }: Reading,
): (event: UIEvent<HTMLDivElement>) => void {
  const [isNear, height] = [useRef(true), useRef(0)];
  useLayoutEffect(() => {
    const { current } = list;
    if (current !== null && isSeen && (isNear.current || last?.sender === "user"))
      current.scrollTop = current.scrollHeight;
  }, [isSeen, last?.id, isPending]);
  useEffect(() => {
    // Content that opens above or below the list shrinks it from its beginning, so that the end
    // stays in view.
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      if (isNear.current) entry.target.scrollTop = entry.target.scrollHeight;
      height.current = entry.target.clientHeight;
    });
    if (list.current !== null) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  return ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
    // The browser also scrolls when the height changes, which is no action of the reader.
    if (clientHeight === height.current)
      isNear.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
}
