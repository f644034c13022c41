// Reports an outcome with one tap each; the current one is marked.
import type { ReactNode } from "react";
import { OUTCOMES, type Outcome, type Progress } from "../../../../domain/sales/outcome.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Button } from "../../../ui/button.tsx";
import { SEGMENTS } from "../../../ui/segments.ts";
import { classes } from "../../../ui/classes.ts";
import { toast } from "../../../ui/toast.tsx";
import type { UseOutcome } from "./use-outcome.ts";

interface OutcomeButtonsProps {
  readonly current: Progress;
  readonly outcome: UseOutcome;
  /** The outcomes to offer; all by default. */
  readonly offered?: readonly Outcome[];
  /** The consumer's name, for the accessible names of the buttons. */
  readonly name: string;
}

export function OutcomeButtons({
  current,
  outcome: { isBusy, report },
  offered = OUTCOMES,
  name,
}: OutcomeButtonsProps): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const say = async (said: Outcome): Promise<void> => {
    if (await report({ outcome: said })) toast(texts.recorded(texts.progress[said]));
  };
  return (
    <div
      role="group"
      aria-label={`${texts.record} ${name}`}
      className={classes(SEGMENTS, offered !== OUTCOMES && "flex-nowrap!")}
    >
      {offered.map((one) => (
        <Button
          key={one}
          aria-pressed={current === one}
          disabledBecause={isBusy ? texts.recording : null}
          className={classes(
            "rounded-none! border-0! border-l! border-line! whitespace-nowrap",
            current === one && "bg-accent-soft! font-semibold text-accent!",
          )}
          onClick={() => void say(one)}
        >
          {texts.act[one]}
        </Button>
      ))}
    </div>
  );
}
