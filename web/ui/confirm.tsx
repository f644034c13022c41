// Asks before money moves or something ends: what will happen, in a sentence, and one button that does it.
import type { ReactNode } from "react";
import { useTexts } from "../lib/text/text.ts";
import { useSubmit } from "../lib/use-submit.ts";
import { UI_TEXTS } from "../texts/ui.ts";
import { Button } from "./button.tsx";
import { ProblemNotice } from "./notice.tsx";
import { Sheet } from "./sheet.tsx";

interface ConfirmProps {
  /** The question: "Buy this lead for $64.00?" */
  readonly title: string;
  /** What follows from it, and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb on the button: "Buy for $64.00". */
  readonly action: string;
  /** Danger where something ends. */
  readonly kind?: "primary" | "danger";
  /** Throws CallProblem where it fails: the question stays and says why. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly disabledBecause?: string | null;
}

/** Open as long as it is drawn; closes itself once it is done. */
export function Confirm({ title, children, action, kind = "primary", onConfirm, onClose, disabledBecause = null }: ConfirmProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const confirm = async (): Promise<void> => {
    if (await submit(onConfirm)) onClose();
  };
  return (
    <Sheet
      place="middle" title={title} onClose={isBusy ? () => undefined : onClose}
      footer={(
        <>
          {disabledBecause === null ? null : <p className="mr-auto text-label text-text-2">{disabledBecause}</p>}
          <Button onClick={onClose} disabledBecause={isBusy ? texts.underWay : null}>{texts.cancel}</Button>
          <Button kind={kind} busy={isBusy} disabledBecause={disabledBecause} onClick={() => void confirm()}>{action}</Button>
        </>
      )}
    >
      <div className="grid gap-3">
        {children}
        {problem === null ? null : <ProblemNotice problem={problem} />}
      </div>
    </Sheet>
  );
}
