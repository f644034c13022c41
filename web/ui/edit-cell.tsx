// A table cell that can be edited in place: a button that becomes a field. Enter saves, Escape
// cancels; on losing the focus it keeps the typed text and says that it is not saved. On a phone
// the field opens over the page.
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../lib/text/text.ts";
import { useIsNarrow } from "../lib/use-is-narrow.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { CONTROL, TextField } from "./field.tsx";
import { Sheet } from "./sheet.tsx";

/** Unsaved text, by cell: a row of a long list that is scrolled away is not rendered. */
export type Drafts = Map<string, string>;

interface EditCellProps extends Pick<ComponentProps<"input">, "inputMode" | "maxLength"> {
  /** What is edited. */
  readonly what: string;
  /** What is edited and whose it is. */
  readonly label: string;
  /** The value for reading. */
  readonly shown: string;
  /** The value for typing. */
  readonly value: string;
  /** What may be typed. */
  readonly hint?: string;
  readonly drafts: Drafts;
  /** Names the cell among the drafts. */
  readonly name: string;
  /** Returns what is wrong, or null once the value is saved and shown. */
  readonly save: (typed: string) => Promise<string | null>;
}

export function EditCell(props: EditCellProps): ReactNode {
  const { what, label, shown, value, hint, inputMode, maxLength } = props;
  const texts = useTexts(UI_TEXTS);
  const isNarrow = useIsNarrow();
  const editing = useEditing(props);
  const { button, typed, open, leave } = editing;
  if (typed !== null && !isNarrow)
    return (
      <InlineForm editing={editing} field={{ inputMode, maxLength }} label={label} hint={hint} />
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.change(label, shown)}
        title={texts.change(label, shown)}
        onClick={open}
        className={
          "-mx-1.5 min-h-7 rounded-chip px-1.5 whitespace-nowrap underline decoration-control " +
          "decoration-dotted underline-offset-4 hover:bg-sunken pointer-coarse:min-h-11 " +
          `${value === "" ? "text-text-2" : ""}`
        }
      >
        {shown}
      </button>
      {typed === null
        ? null
        : createPortal(
            <Sheet place="middle" title={label} onClose={leave}>
              <SheetForm
                editing={editing}
                field={{ inputMode, maxLength }}
                label={what}
                hint={hint}
              />
            </Sheet>,
            document.body,
          )}
    </>
  );
}

interface Editing {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Null while it is a button. */
  readonly typed: string | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** The focus left with unsaved text. */
  readonly isLeft: boolean;
  readonly open: () => void;
  readonly type: (typed: string) => void;
  readonly submit: (event: FormEvent) => void;
  readonly leave: () => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

function useEditing({ value, drafts, name, save }: EditCellProps): Editing {
  const [button, form, input] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLFormElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const [typed, setTyped] = useState(() => drafts.get(name) ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeft, beLeft] = useState(drafts.has(name));
  const returns = useRef(false);
  useLayoutEffect(() => {
    if (typed !== null || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [typed, button]);
  const type = (next: string | null): void => {
    if (next === null || next === value) drafts.delete(name);
    else drafts.set(name, next);
    setTyped(next);
    setProblem(null);
    beLeft(false);
  };
  /** Returns the focus to the button, unless it has moved elsewhere in the meantime. */
  const leave = (): void => {
    returns.current = form.current?.contains(document.activeElement) === true;
    type(null);
  };
  const send = async (text: string): Promise<void> => {
    setBusy(true);
    const wrong = await save(text);
    setBusy(false);
    if (wrong === null) {
      leave();
      return;
    }
    setProblem(wrong);
    input.current?.focus();
  };
  return {
    button,
    form,
    input,
    typed,
    problem,
    isBusy,
    isLeft,
    type,
    leave,
    open: () => type(value),
    submit: (event) => {
      event.preventDefault();
      if (isBusy || typed === null) return;
      if (typed.trim() === value) leave();
      else void send(typed.trim());
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // Switching to another window does not count as leaving: on return, typing continues.
      if (isBusy || currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
      if (typed === value) type(null);
      else beLeft(true);
    },
  };
}

interface FormProps {
  readonly editing: Editing;
  readonly field: Pick<ComponentProps<"input">, "inputMode" | "maxLength">;
  readonly label: string;
  readonly hint: string | undefined;
}

/** No wider than the field that they belong to. */
const SMALL = "min-h-6 text-label underline pointer-coarse:min-h-11";

function InlineForm({
  editing: { form, input, typed, problem, isBusy, isLeft, type, submit, leave, onBlur },
  field,
  label,
  hint,
}: FormProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  // If it reappears because its row was scrolled back, the focus is elsewhere and stays there.
  const opened = useRef(!isLeft);
  useEffect(() => {
    if (opened.current) input.current?.select();
  }, [input]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) leave();
  };
  const note = problem ?? (isLeft ? texts.notSaved : null);
  return (
    <form
      ref={form}
      noValidate
      className="ml-auto grid w-20 grid-cols-[minmax(0,1fr)] gap-1 py-1 text-left"
      onSubmit={submit}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <input
        {...field}
        ref={input}
        type="text"
        value={typed ?? ""}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isBusy}
        aria-busy={isBusy || undefined}
        aria-label={label}
        aria-invalid={problem === null ? undefined : true}
        aria-description={[hint, texts.enterSaves].filter(Boolean).join(" ")}
        title={texts.enterSaves}
        className={`${CONTROL} text-right aria-busy:opacity-60`}
        onChange={({ target }) => type(target.value)}
      />
      {note === null ? null : (
        <p
          role="alert"
          className={classes(
            "text-label whitespace-normal",
            problem === null ? "text-warning" : "text-negative",
          )}
        >
          {note}
        </p>
      )}
      {isLeft ? (
        <div className="flex flex-wrap justify-between gap-x-2">
          <button type="submit" className={`${SMALL} font-medium text-accent`}>
            {texts.save}
          </button>
          <button type="button" className={`${SMALL} text-text-2`} onClick={leave}>
            {texts.discard}
          </button>
        </div>
      ) : null}
    </form>
  );
}

function SheetForm({
  editing: { form, input, typed, problem, isBusy, type, submit, leave },
  field,
  label,
  hint,
}: FormProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        {...field}
        ref={input}
        data-first
        label={label}
        hint={hint}
        problem={problem}
        value={typed ?? ""}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isBusy}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={leave}>{texts.cancel}</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
