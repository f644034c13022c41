// Holds what a person types into a form over the values that are saved.
import { useMemo, useState } from "react";

export interface Draft<Values extends object> {
  /** The saved values with the typed members over them. */
  readonly values: Values;
  /** The same before typing: what was saved when each typed member was typed first. */
  readonly base: Values;
  /** The members whose values differ from what is saved now. */
  readonly changes: Partial<Values>;
  readonly change: (part: Partial<Values>) => void;
  /** Takes back everything that was typed. */
  readonly discard: () => void;
  /** Call it once these values are saved: what was typed while they were on their way stays. */
  readonly settle: () => void;
}

/** Typed members, each with what was saved when it was typed first. */
export interface Typed<Values extends object> {
  readonly base: Partial<Values>;
  readonly values: Partial<Values>;
}

const NOTHING = { base: {}, values: {} };

/**
 * Returns the values of a form. Only typed members are held, and all others follow `saved`: a form
 * that opened with an earlier copy shows what the server has as soon as it responds, and saving
 * does not undo what another person has changed in the meantime.
 *
 * @param saved - What is saved, as the form shows it; its members are values that JSON can hold. It
 * may be made anew on every rendering, but must be equal for equal documents: no random keys.
 */
export function useDraft<Values extends object>(saved: Values): Draft<Values> {
  const [typed, setTyped] = useState<Typed<Values>>(NOTHING);
  // Equal values stay the same object, although `saved` is made anew on every rendering.
  const { values, base } = useMemo(() => over(saved, typed), [JSON.stringify(saved), typed]);
  return {
    values,
    base,
    changes: changesOf(saved, values),
    change: (part) => setTyped((now) => withTyped(now, saved, part)),
    discard: () => setTyped(NOTHING),
    settle: () => setTyped((now) => typedSince(now, typed)),
  };
}

/** Returns the members of `values` that differ from those that are saved. */
export function changesOf<Values extends object>(saved: Values, values: Values): Partial<Values> {
  return pick(values, (name) => !isSame(values[name], saved[name]));
}

/** Returns the typed members with `part` over them. */
export function withTyped<Values extends object>(
  { base, values }: Typed<Values>,
  saved: Values,
  part: Partial<Values>,
): Typed<Values> {
  return {
    base: { ...pick(saved, (name) => name in part), ...base },
    values: { ...values, ...part },
  };
}

/**
 * Returns what was typed after `sent`, which is saved now. A member that was sent and typed again
 * is based on what was sent.
 */
export function typedSince<Values extends object>(
  now: Typed<Values>,
  sent: Typed<Values>,
): Typed<Values> {
  const values = pick(now.values, (name) => now.values[name] !== sent.values[name]);
  const based = { ...now.base, ...sent.values };
  return { base: pick(based, (name) => name in values), values };
}

/** Returns the saved values with those members over them that differ from their base. */
export function over<Values extends object>(
  saved: Values,
  { base, values }: Typed<Values>,
): { readonly values: Values; readonly base: Values } {
  // A member that was typed back to what was saved follows it again.
  const isChanged = (name: keyof Values): boolean => !isSame(values[name], base[name]);
  return {
    values: { ...saved, ...pick(values, isChanged) },
    base: { ...saved, ...pick(base, isChanged) },
  };
}

function pick<Values extends object>(
  values: Values,
  isWanted: (name: keyof Values) => boolean,
): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter(isWanted);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
