// Short messages at the bottom of the window, clear of the assistant, with Undo if the action can
// be undone. A live region reads them out.
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { createStore, useStore } from "../lib/store.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button, IconButton } from "./button.tsx";

interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "negative";
  readonly undo: (() => void) | null;
}

const SHOWN_MS = 5_000;
/** As long as a bulk action can be undone. */
const UNDO_MS = 8_000;
const MOST = 3;

const messages = createStore<readonly Message[]>([]);
let lastId = 0;

/**
 * Shows a message; with `undo` for 8 s and a button that undoes the action. It stays while the
 * pointer or the focus is on it, unless three newer ones take its place.
 */
export function toast(
  text: string,
  {
    tone = "plain",
    undo = null,
  }: { readonly tone?: Message["tone"]; readonly undo?: (() => void) | null } = {},
): void {
  messages.set([...messages.get(), { id: (lastId += 1), text, tone, undo }].slice(-MOST));
}

function drop(id: number): void {
  messages.set(messages.get().filter((message) => message.id !== id));
}

export function Toasts(): ReactNode {
  const shown = useStore(messages);
  // Returns the focus of a keyboard user to where it came from.
  const from = useRef<EventTarget | null>(null);
  const leave = (): void => {
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
  };
  return (
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      }}
      role="status"
      aria-live="polite"
      className={
        "no-print pointer-events-none fixed right-[var(--margin)] bottom-[calc(var(--bar)+1rem)] " +
        "left-[var(--menu)] z-50 grid justify-items-center gap-2 px-4"
      }
    >
      {shown.map((message) => (
        <Toast key={message.id} message={message} onLeave={leave} />
      ))}
    </div>
  );
}

function Toast({
  message: { id, text, tone, undo },
  onLeave,
}: {
  readonly message: Message;
  readonly onLeave: () => void;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = (): void => {
      if (element.current?.matches(":hover,:focus-within") === false) drop(id);
    };
    const timer = setInterval(end, undo === null ? SHOWN_MS : UNDO_MS);
    return () => clearInterval(timer);
  }, [id, undo]);
  return (
    <div
      ref={element}
      className={
        "pointer-events-auto flex w-full max-w-md items-center justify-between gap-3 " +
        "rounded-panel border bg-surface px-4 py-2 " +
        `${tone === "negative" ? "border-negative" : "border-control"}`
      }
    >
      <span>{text}</span>
      <span className="flex gap-1">
        {undo === null ? null : (
          <Button
            kind="quiet"
            onClick={() => {
              undo();
              onLeave();
              drop(id);
            }}
          >
            {texts.undo}
          </Button>
        )}
        <IconButton
          label={texts.close}
          onClick={() => {
            onLeave();
            drop(id);
          }}
        >
          <X size={16} strokeWidth={1.5} />
        </IconButton>
      </span>
    </div>
  );
}
