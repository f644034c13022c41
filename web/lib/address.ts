// Keeps a screen's state in the address: it is read from the query string and written to it, so
// that a link reproduces the screen and back returns to the previous state. Invalid values count as
// absent.
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** How one member of the state is written in the query string. */
export interface Parameter<Value> {
  /** Returns the value of a text, or undefined if it is invalid. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  /** The value if the address has none; it is never written. */
  readonly otherwise: Value;
}

export type Parameters<State> = { readonly [Name in keyof State]: Parameter<State[Name]> };

/**
 * `push` (the default) adds a step that back undoes; `replace` is for changes with every keystroke.
 */
export type Step = "push" | "replace";
export type ChangeState<State> = (change: Partial<State>, step?: Step) => void;

const LONGEST_TEXT = 200;

export function textParameter(otherwise = ""): Parameter<string> {
  return {
    read: (text) => (text.length <= LONGEST_TEXT ? text : undefined),
    write: (value) => value,
    otherwise,
  };
}

export function wordParameter<const Word extends string>(
  words: readonly Word[],
  otherwise: NoInfer<Word>,
): Parameter<Word> {
  return {
    read: (text) => words.find((word) => word === text),
    write: (value) => value,
    otherwise,
  };
}

/** One of some words, or null. */
export function choiceParameter<const Word extends string>(
  words: readonly Word[],
): Parameter<Word | null> {
  return {
    read: (text) => words.find((word) => word === text),
    write: (value) => value ?? "",
    otherwise: null,
  };
}

/** Several of some words, in the order of the list whatever the address says. */
export function wordsParameter<const Word extends string>(
  words: readonly Word[],
): Parameter<readonly Word[]> {
  return {
    read: (text) => {
      const given = new Set(text.split(","));
      return words.filter((word) => given.has(word));
    },
    write: (value) => value.join(","),
    otherwise: NOTHING,
  };
}
const NOTHING: readonly never[] = [];

export function wholeNumberParameter(
  otherwise: number,
  {
    least = 0,
    most = Number.MAX_SAFE_INTEGER,
  }: { readonly least?: number; readonly most?: number } = {},
): Parameter<number> {
  return {
    read: (text) =>
      /^-?\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most
        ? Number(text)
        : undefined,
    write: String,
    otherwise,
  };
}

export function flagParameter(): Parameter<boolean> {
  return {
    read: (text) => (text === "1" ? true : undefined),
    write: (value) => (value ? "1" : ""),
    otherwise: false,
  };
}

/** The id of a record, such as the open one; null for none. */
export function idParameter(): Parameter<string | null> {
  return {
    read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
    write: (value) => value ?? "",
    otherwise: null,
  };
}

/** The same for a record whose ids are UUIDs: any other text counts as none. */
export function uuidParameter(): Parameter<string | null> {
  return {
    ...idParameter(),
    read: (text) => (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : undefined),
  };
}

/** A calendar day as YYYY-MM-DD; null for none. */
export function dayParameter(): Parameter<string | null> {
  return {
    read: (text) => (isDay(text) ? text : undefined),
    write: (value) => value ?? "",
    otherwise: null,
  };
}

/** Whether a text is a calendar day as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns the state of a query string. */
export function readState<State extends object>(
  parameters: Parameters<State>,
  search: URLSearchParams,
): State;
export function readState(
  parameters: Parameters<Record<string, unknown>>,
  search: URLSearchParams,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { read, otherwise }]) => {
      const text = search.get(name);
      return [name, (text === null ? undefined : read(text)) ?? otherwise];
    }),
  );
}

/**
 * Returns the query string after a change, keeping everything else in it. Defaults are left out.
 */
export function writeState<State extends object>(
  parameters: Parameters<State>,
  search: URLSearchParams,
  change: Partial<State>,
): URLSearchParams;
export function writeState(
  parameters: Parameters<Record<string, unknown>>,
  search: URLSearchParams,
  change: Record<string, unknown>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const parameter = parameters[name];
    if (parameter === undefined) continue;
    const text = parameter.write(value ?? parameter.otherwise);
    if (text === "" || text === parameter.write(parameter.otherwise)) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/**
 * Returns a screen's state, and a function that changes it. `parameters` must be a constant outside
 * the component, or memoized.
 */
export function useAddress<State extends object>(
  parameters: Parameters<State>,
): readonly [State, ChangeState<State>] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readState(parameters, search), [parameters, search]);
  const change = useCallback<ChangeState<State>>(
    (wanted, step = "push") => {
      // Reads the window, not the last render, so that two changes in a row both apply.
      setSearch(writeState(parameters, new URLSearchParams(window.location.search), wanted), {
        replace: step === "replace",
        preventScrollReset: true,
      });
    },
    [parameters, setSearch],
  );
  return [state, change];
}

/**
 * Returns the query of a link to this screen with other parameters: a text sets one, null removes
 * it.
 */
export function searchWith(
  search: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}
