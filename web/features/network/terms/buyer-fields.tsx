// The fields of a buyer's terms: the return window, the limits over all campaigns, and states.
import type { ReactNode } from "react";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TextField } from "../../../ui/field.tsx";
import type { BuyerDraft, DraftProblems } from "./terms-draft.ts";
import { LIMIT_WINDOWS } from "./terms-words.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

interface BuyerFieldsProps {
  readonly draft: BuyerDraft;
  readonly problems: DraftProblems;
  readonly onChange: (change: Partial<BuyerDraft>) => void;
}

export function BuyerFields(props: BuyerFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const number = useNetworkNumbers();
  const { draft, problems, onChange } = props;
  return (
    <>
      <TextField
        label={texts.form.returnsLabel}
        hint={texts.form.returnsHint(number("return_days"))}
        inputMode="numeric"
        className="max-w-32"
        value={draft.returns}
        onChange={({ target }) => onChange({ returns: target.value })}
        problem={problems["returns"]}
      />
      <LimitFields {...props} />
      <TextField
        label={texts.closed}
        hint={texts.form.closedHint}
        value={draft.closed}
        onChange={({ target }) => onChange({ closed: target.value })}
        problem={problems["closed"]}
      />
      <TextField
        label={texts.exempt}
        hint={texts.form.exemptHint}
        value={draft.exempt}
        onChange={({ target }) => onChange({ exempt: target.value })}
        problem={problems["exempt"]}
      />
    </>
  );
}

function LimitFields({ draft, problems, onChange }: BuyerFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const units = [
    ["leads", texts.leads, "numeric"],
    ["cents", texts.budget, "decimal"],
  ] as const;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{texts.limits}</legend>
      <p className="text-text-2">{texts.limitsHelp}</p>
      {units.map(([unit, name, inputMode]) => (
        <div key={unit} className="grid gap-3 sm:grid-cols-3">
          {LIMIT_WINDOWS.map((window) => (
            <TextField
              key={window}
              label={texts.limitOf(name, texts.windows[window])}
              inputMode={inputMode}
              value={draft[unit][window]}
              onChange={({ target }) =>
                onChange({ [unit]: { ...draft[unit], [window]: target.value } })
              }
              problem={problems[`${unit} ${window}`]}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
