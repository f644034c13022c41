// A searchable choice for long lists: type a part of a name, and choose one of the matches.
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from "react";
import { classes } from "./classes.ts";
import { CONTROL, Field } from "./field.tsx";
import { OVERLAY } from "./overlay.ts";

export interface Pick {
  readonly value: string;
  readonly name: string;
  /** Distinguishes entries of the same name. */
  readonly note: string;
}

interface SearchPickProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly placeholder: string;
  /** The chosen entry, if any. */
  readonly chosen?: string;
  readonly texts: {
    readonly none: string;
    readonly fits: (count: number) => string;
    readonly unchosen: string;
  };
  /**
   * The typed text; null while no search is open. It belongs to the form, which must not be sent
   * before an entry is chosen or the text is cleared.
   */
  readonly typed: string | null;
  readonly onType: (typed: string | null) => void;
  readonly find: (typed: string) => readonly Pick[];
  /** Called when the field gets the focus. */
  readonly onReach: () => void;
  /** The typed text must be null afterwards. */
  readonly onPick: (value: string) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** The matches of the typed text, and the index of the active one. */
function usePicks(
  typed: SearchPickProps["typed"],
  find: SearchPickProps["find"],
  onPick: SearchPickProps["onPick"],
) {
  const [isOpen, open] = useState(false);
  const [at, move] = useState(0);
  const isTyped = typed !== null && typed.trim() !== "";
  const picks = isTyped && isOpen ? find(typed) : [];
  const pick = (index: number): void => {
    const one = picks[index];
    if (one === undefined) return;
    onPick(one.value);
    open(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isTyped || !isOpen) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp")
      move((at + (event.key === "ArrowDown" ? 1 : picks.length - 1)) % Math.max(1, picks.length));
    else if (event.key === "Enter") pick(at);
    else if (event.key === "Escape") open(false);
    else return;
    event.preventDefault();
  };
  return { isOpen, open, at, move, isTyped, picks, pick, onKeyDown };
}

export function SearchPick({
  label,
  isLabelHidden,
  hint,
  problem,
  placeholder,
  chosen = "",
  texts,
  typed,
  onType,
  find,
  onReach,
  onPick,
  field,
}: SearchPickProps): ReactNode {
  const list = useId();
  const { isOpen, open, at, move, isTyped, picks, pick, onKeyDown } = usePicks(typed, find, onPick);
  // The typed text stays, so that it is not mistaken for a choice.
  const wrong = problem ?? (isTyped && !isOpen ? texts.unchosen : undefined);
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} problem={wrong}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            ref={field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={picks.length > 0}
            aria-controls={picks.length > 0 ? list : undefined}
            aria-activedescendant={picks.length > 0 ? `${list}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            className={CONTROL}
            placeholder={placeholder}
            value={typed ?? chosen}
            onFocus={onReach}
            onBlur={() => {
              open(false);
              if (typed !== null && !isTyped) onType(null);
            }}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              onType(target.value === "" && chosen === "" ? null : target.value);
              open(true);
              move(0);
            }}
          />
          {picks.length === 0 ? null : (
            <PickList id={list} label={label} picks={picks} at={at} onMove={move} onPick={pick} />
          )}
          <p
            role="status"
            className={
              isTyped && isOpen && picks.length === 0 ? "mt-1 text-label text-text-2" : "sr-only"
            }
          >
            {isTyped && isOpen ? (picks.length === 0 ? texts.none : texts.fits(picks.length)) : ""}
          </p>
        </div>
      )}
    </Field>
  );
}

interface PickListProps {
  readonly id: string;
  readonly label: string;
  readonly picks: readonly Pick[];
  /** The index of the active match. */
  readonly at: number;
  readonly onMove: (index: number) => void;
  readonly onPick: (index: number) => void;
}

function PickList({ id, label, picks, at, onMove, onPick }: PickListProps): ReactNode {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className={classes(OVERLAY, "absolute inset-x-0 top-full mt-1 p-1")}
    >
      {picks.map(({ value, name, note }, index) => (
        <li
          key={value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={classes(
            "flex min-h-8 items-center justify-between gap-3 rounded-control px-2 " +
              "pointer-coarse:min-h-11",
            index === at && "bg-accent-soft",
          )}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onMove(index)}
          onClick={() => onPick(index)}
        >
          <span>{name}</span>
          <span className="text-label text-text-2">{note}</span>
        </li>
      ))}
    </ul>
  );
}
