// Where one types: Enter sends, Shift and Enter begins a line. What is sent while a reply is
// pending goes once it has come.
import { ArrowUp } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from "react";
import { onLogout } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { createStore, useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { Button } from "../../../ui/button.tsx";
import { CONTROL, Field } from "../../../ui/field.tsx";
import { conversation } from "./assistant.ts";
import { MOST_LETTERS } from "./conversation-store.ts";

/** From this many characters on, the composer shows how many are left. */
const NEAR_LETTERS = 900;
/** What the field and its measure have in common. */
const TEXT =
  "[grid-area:1/1] min-h-9 py-1.75 leading-5 max-sm:text-reading pointer-coarse:min-h-11 " +
  "pointer-coarse:py-2.75";

/** Outlives the panel where another frame is drawn; gone at logout. */
const draft = createStore("");
onLogout(() => draft.set(""));

export function Composer({ ref }: { readonly ref: Ref<HTMLTextAreaElement> }): ReactNode {
  const texts = useTexts(ASSISTANT_TEXTS);
  const formats = useFormats();
  const typed = useStore(draft);
  const { isWaiting, send, stay } = useSending(typed);
  const letters = typed.trim().length;
  const over = letters - MOST_LETTERS;
  const note = isWaiting
    ? texts.waits
    : letters >= NEAR_LETTERS && over <= 0
      ? texts.left(formats.number(-over))
      : "";
  const onKey = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter chooses it.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form
      onSubmit={send}
      className="border-t border-line px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <Field
          label={texts.message}
          isLabelHidden
          problem={over > 0 ? texts.tooLong(formats.number(over)) : null}
        >
          {(ties) => (
            <div className="grid">
              <textarea
                {...ties}
                ref={ref}
                rows={1}
                value={typed}
                placeholder={texts.placeholder}
                enterKeyHint="send"
                className={`${CONTROL} ${TEXT} resize-none`}
                onKeyDown={onKey}
                onChange={({ target }) => {
                  stay();
                  draft.set(target.value);
                }}
              />
              <Measure typed={typed} />
            </div>
          )}
        </Field>
        <Button
          type="submit"
          kind="primary"
          aria-label={texts.send}
          title={texts.send}
          className="size-9 px-0 pointer-coarse:size-11"
        >
          <ArrowUp size={18} strokeWidth={2} aria-hidden="true" />
        </Button>
      </div>
      <p aria-live="polite" className="text-label text-text-2">
        {note}
      </p>
    </form>
  );
}

/** As high as what is typed, up to five lines: the field takes the height of this. */
function Measure({ typed }: { readonly typed: string }): ReactNode {
  return (
    <div
      aria-hidden="true"
      className={
        `${TEXT} invisible max-h-29 overflow-hidden border border-transparent px-2.5 ` +
        "break-words whitespace-pre-wrap"
      }
    >
      {typed}{" "}
    </div>
  );
}

/** Sends the typed text, immediately or when allowed; further typing cancels the wait. */
function useSending(typed: string): {
  readonly isWaiting: boolean;
  readonly send: (event: FormEvent | KeyboardEvent) => void;
  readonly stay: () => void;
} {
  const { isPending, reading, lines } = useStore(conversation.talk);
  const [isWaiting, wait] = useState(false);
  const isBusy = isPending || reading === "under way";
  const hasFailed = lines.at(-1)?.kind === "error";
  useEffect(() => {
    if (!isWaiting || isBusy) return;
    wait(false);
    // After a failure it is for the person to say in which order things go on.
    if (!hasFailed && conversation.say(typed)) draft.set("");
  }, [isWaiting, isBusy]);
  return {
    isWaiting,
    stay: () => wait(false),
    send: (event) => {
      event.preventDefault();
      if (isBusy && typed.trim() !== "" && typed.trim().length <= MOST_LETTERS) wait(true);
      else if (conversation.say(typed)) draft.set("");
    },
  };
}
