// Asks what a won deal is worth, or why a lead was lost; loaded when first needed.
import { type FormEvent, type ReactNode, useState } from "react";
import { LOST_REASONS } from "../../../../domain/sales/outcome.ts";
import { readDollars } from "../../../lib/read-dollars.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { OUTCOME_FORM_TEXTS } from "../../../../locales/catalogues/outcome-forms.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { OutcomeReport } from "./use-outcome.ts";

interface OutcomeFormProps {
  readonly outcome: "won" | "lost";
  /** Called with what is said beside the outcome. */
  readonly onSay: (more: OutcomeReport) => void;
}

export function OutcomeForm({ outcome, onSay }: OutcomeFormProps): ReactNode {
  return outcome === "won" ? <WonForm onSay={onSay} /> : <LostForm onSay={onSay} />;
}

function WonForm({ onSay }: Pick<OutcomeFormProps, "onSay">): ReactNode {
  const texts = useTexts(OUTCOME_FORM_TEXTS);
  const [typed, type] = useState("");
  const [isWrong, beWrong] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const cents = readDollars(typed);
    if (cents === null || cents === 0) beWrong(true);
    else onSay({ value_cents: cents });
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={save}>
      <TextField
        label={texts.value}
        hint={texts.valueHint}
        problem={isWrong ? texts.valueProblem : undefined}
        inputMode="decimal"
        autoComplete="off"
        data-first
        value={typed}
        onChange={({ target }) => {
          type(target.value);
          beWrong(false);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="primary">
          {texts.save}
        </Button>
        <Button onClick={() => onSay({})}>{texts.skip}</Button>
      </div>
    </form>
  );
}

function LostForm({ onSay }: Pick<OutcomeFormProps, "onSay">): ReactNode {
  const texts = useTexts(OUTCOME_FORM_TEXTS);
  return (
    <div className="grid gap-2">
      <p className="text-label font-medium text-text-2">{texts.whyLost}</p>
      <ul className="grid gap-1">
        {LOST_REASONS.map((reason) => (
          <li key={reason} className="grid">
            <Button onClick={() => onSay({ lost_reason: reason })}>
              {texts.lostReason[reason]}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => onSay({})}>
        {texts.skip}
      </Button>
    </div>
  );
}
