// Caps in leads and budgets in money, for each window.
import { type ReactNode, useId } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../texts/campaign-form.ts";
import { classes } from "../../ui/classes.ts";
import { CONTROL } from "../../ui/field.tsx";
import { Section } from "../../ui/screen.tsx";
import { UNITS, type Unit } from "./campaign-draft.ts";
import type { FormPart } from "./campaign-form.tsx";
import { LIMIT_WINDOWS, type LimitWindow } from "./periods.ts";

export function FormLimits({ draft: { limits }, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const set = (unit: Unit, window: LimitWindow, typed: string): void => change({ limits: { ...limits, [unit]: { ...limits[unit], [window]: typed } } });
  return (
    <Section title={texts.limits}>
      <p className="text-text-2">{texts.limitsHint}</p>
      <table className="w-full max-w-md border-separate border-spacing-y-1">
        <thead className="text-label text-text-2">
          <tr>
            <th scope="col" className="text-left font-medium">{texts.window}</th>
            {UNITS.map((unit) => <th key={unit} scope="col" className="w-2/5 pl-3 text-right font-medium">{texts.units[unit]}</th>)}
          </tr>
        </thead>
        <tbody>
          {LIMIT_WINDOWS.map((window) => (
            <tr key={window}>
              <th scope="row" className="py-1.5 text-left align-top font-normal">{texts.windows[window]}</th>
              {UNITS.map((unit) => (
                <td key={unit} className="pl-3 align-top">
                  <LimitField label={texts.limitOf(texts.units[unit], texts.windows[window])} typed={limits[unit][window]} problem={problems[`${unit} ${window}`]} onChange={(typed) => set(unit, window, typed)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface LimitFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly problem: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** Named by its row and column, so it has no label of its own to see. */
function LimitField({ label, typed, problem, onChange }: LimitFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <input
        aria-label={label} aria-invalid={problem === undefined ? undefined : true} aria-describedby={problem === undefined ? undefined : id} inputMode="decimal" autoComplete="off"
        className={classes(CONTROL, "text-right tabular-nums")} value={typed} onChange={({ target }) => onChange(target.value)}
      />
      {problem === undefined ? null : <p id={id} role="alert" className="mt-1 text-label text-negative">{problem}</p>}
    </>
  );
}
