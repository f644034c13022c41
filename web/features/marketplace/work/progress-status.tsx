// Shows the progress of a purchased lead as a mark.
import type { ReactNode } from "react";
import type { Progress } from "../../../../domain/sales/outcome.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

const TONES: Readonly<Record<Progress, StatusTone>> = {
  new: "info",
  attempted: "warning",
  contacted: "good",
  appointment: "good",
  won: "good",
  lost: "neutral",
};

export function ProgressStatus({ progress }: { readonly progress: Progress }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  return <Status tone={TONES[progress]}>{texts.progress[progress]}</Status>;
}
