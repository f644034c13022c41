// Asks for confirmation before an action that ends something or moves money.
import type { ReactNode } from "react";
import type { ApiError } from "../lib/api/problem.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";
import { ProblemNotice } from "./notice.tsx";
import { Sheet } from "./sheet.tsx";

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the confirming button. */
  readonly action: string;
  /** The label of the button that changes nothing, where `action` itself cancels something. */
  readonly keep?: string;
  readonly kind?: "primary" | "danger";
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  readonly disabledBecause?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function Confirm({
  title,
  children,
  action,
  keep,
  kind = "primary",
  isBusy,
  problem,
  disabledBecause = null,
  onConfirm,
  onClose,
}: ConfirmProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return (
    <Sheet
      title={title}
      place="middle"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{keep ?? texts.cancel}</Button>
          <Button kind={kind} busy={isBusy} disabledBecause={disabledBecause} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {problem === null ? null : <ProblemNotice problem={problem} />}
        {children}
      </div>
    </Sheet>
  );
}
