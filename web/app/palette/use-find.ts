// Finds records on the server while a person types: once they pause, and only the last text.
import { useEffect, useState } from "react";
import { call } from "../../lib/api/call.ts";
import type { AnswerOf } from "../../lib/api/operation.ts";
import { type ApiError, toProblem } from "../../lib/api/problem.ts";
import { useSettled } from "../../lib/use-settled.ts";

type Found = AnswerOf<"POST /v1/find">;

export interface FindState {
  /** What was found for the last text; null without one, and until its answer. */
  readonly found: Found | null;
  readonly isSearching: boolean;
  readonly problem: ApiError | null;
  readonly retry: () => void;
}

/** People pause about so long between two words. */
const PAUSE_MS = 200;
/** One letter begins nearly every name. */
const LEAST_CHARACTERS = 2;
export const FOUND_OF_EACH_KIND = 5;

interface Answer {
  readonly text: string;
  readonly found: Found | null;
  readonly problem: ApiError | null;
}

/** Asks the server for what was typed; each text aborts the call of the one before. */
export function useFind(typed: string): FindState {
  const text = typed.trim();
  const settled = useSettled(text, PAUSE_MS);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const isAsked = settled.length >= LEAST_CHARACTERS;
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (found: Found | null, problem: ApiError | null): void => {
      if (!signal.aborted) setAnswer({ text: settled, found, problem });
    };
    call("POST /v1/find", { body: { find: settled, limit: FOUND_OF_EACH_KIND }, signal }).then(
      (found) => show(found, null),
      (error: unknown) => show(null, toProblem(error)),
    );
    return () => controller.abort();
  }, [settled, isAsked, tries]);
  const isShort = text.length < LEAST_CHARACTERS;
  const shown = isShort || answer?.text !== text ? null : answer;
  return {
    found: shown?.found ?? null,
    problem: shown?.problem ?? null,
    isSearching: !isShort && shown === null,
    retry: () => {
      setAnswer(null);
      setTries((count) => count + 1);
    },
  };
}
