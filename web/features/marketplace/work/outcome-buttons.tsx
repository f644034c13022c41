// Reports an outcome with one tap each; the current one is marked, a tapped one at once. Won asks
// for the deal's value, lost for a reason; both can be skipped. A message offers to undo a slip.
import { type ComponentProps, type ReactNode, lazy } from "react";
import { OUTCOMES, type Outcome, type Progress } from "../../../../domain/sales/outcome.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useAtOnce } from "../../../lib/use-at-once.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Button } from "../../../ui/button.tsx";
import { FORM_PANEL, Popover } from "../../../ui/popover.tsx";
import { SEGMENTS } from "../../../ui/segments.ts";
import { classes } from "../../../ui/classes.ts";
import { toast } from "../../../ui/toast.tsx";
import type { OutcomeReport, UseOutcome } from "./use-outcome.ts";

const load = () => import("./outcome-forms.tsx");
const OutcomeForm = lazy(async () => ({ default: (await load()).OutcomeForm }));

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
  outcome: { isBusy, report, takeBack },
  offered = OUTCOMES,
  name,
}: OutcomeButtonsProps): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const undo = async (touchId: string): Promise<void> => {
    if (await takeBack(touchId)) toast(texts.takenBack);
    else toast(texts.notTakenBack, { tone: "negative" });
  };
  const { shown, during } = useAtOnce(current);
  const say = async (said: Outcome, more: OutcomeReport = {}): Promise<void> => {
    const sale = await during(said, () => report({ outcome: said, ...more }));
    if (sale === null) return;
    const { last_touch_id: touchId } = sale.lead.sale.progress;
    toast(texts.recorded(texts.progress[said]), {
      undo: touchId === null ? null : () => void undo(touchId),
    });
  };
  return (
    <div
      role="group"
      aria-label={`${texts.record} ${name}`}
      className={classes(SEGMENTS, offered !== OUTCOMES && "flex-nowrap!")}
    >
      {offered.map((one) => {
        const look = {
          "aria-pressed": shown === one,
          disabledBecause: isBusy ? texts.recording : null,
          className: classes(
            "rounded-none! border-0! border-l! border-line! whitespace-nowrap",
            offered !== OUTCOMES && "sm:px-2!",
            shown === one && "bg-accent-soft! font-semibold text-accent!",
          ),
          children: texts.act[one],
        } satisfies ComponentProps<typeof Button>;
        return one === "won" || one === "lost" ? (
          <Popover
            key={one}
            label={texts.act[one]}
            className={FORM_PANEL}
            isApart
            prepare={load}
            button={(given) => <Button {...given} {...look} />}
          >
            {(close) => (
              <OutcomeForm
                outcome={one}
                onSay={(more) => {
                  close();
                  void say(one, more);
                }}
              />
            )}
          </Popover>
        ) : (
          <Button key={one} {...look} onClick={() => void say(one)} />
        );
      })}
    </div>
  );
}
