// Holds what a person types into a form over the values that are saved.
import { useMemo, useState } from "react";

export interface Draft<Values extends object> {
  /** The saved values with the typed members over them. */
  readonly values: Values;
  /** The members whose values differ from what is saved. */
  readonly changes: Partial<Values>;
  readonly change: (part: Partial<Values>) => void;
  /** Takes back everything that was typed. */
  readonly discard: () => void;
  /** Call it once these values are saved: what was typed while they were on their way stays. */
  readonly settle: () => void;
}

/**
 * Returns the values of a form. Only typed members are held, and all others follow `saved`: a form
 * that opened with an earlier copy shows what the server has as soon as it responds, and saving
 * does not undo what another person has changed in the meantime.
 *
 * @param saved - What is saved, as the form shows it; its members are values that JSON can hold.
 * It may be made anew on every rendering, but must be equal for equal documents: no random keys.
 */
export function useDraft<Values extends object>(saved: Values): Draft<Values> {
  const [typed, setTyped] = useState<Partial<Values>>({});
  // Equal values stay the same object, although `saved` is made anew on every rendering.
  const values = useMemo(() => ({ ...saved, ...typed }), [JSON.stringify(saved), typed]);
  return {
    values,
    changes: changesOf(saved, values),
    // A member that was typed back to what is saved follows it again.
    change: (part) => setTyped((now) => changesOf(saved, { ...saved, ...now, ...part })),
    discard: () => setTyped({}),
    settle: () => setTyped((now) => typedSince(now, typed)),
  };
}

/** Returns the members of `values` that differ from those that are saved. */
export function changesOf<Values extends object>(saved: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Returns the members of `now` that were typed after `earlier`. */
export function typedSince<Values extends object>(
  now: Partial<Values>,
  earlier: Partial<Values>,
): Partial<Values> {
  const kept = Object.entries(now).filter(
    ([name, value]) => !(name in earlier) || earlier[name as keyof Values] !== value,
  );
  return Object.fromEntries(kept) as Partial<Values>;
}
