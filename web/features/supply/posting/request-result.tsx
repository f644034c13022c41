// Shows the result of a request in a word.
import type { ReactNode } from "react";
import type { LoggedRequest } from "../../../../contract/supply/posting.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

type Result = LoggedRequest["result"];

const TONES: Readonly<Record<Result, StatusTone>> = {
  accepted: "good",
  offer: "good",
  rejected: "warning",
  duplicate: "neutral",
  refused: "negative",
  error: "negative",
};

export function CallResult({ result }: { readonly result: Result }): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  return <Status tone={TONES[result]}>{texts.results[result]}</Status>;
}
