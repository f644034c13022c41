// Edits caps in leads and budgets in money per window, on the total and on each source.
import { Term } from "../../../ui/term.tsx";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { classes } from "../../../ui/classes.ts";
import { CONTROL } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import { Section } from "../../../ui/screen.tsx";
import { type LimitKind, UNITS } from "./campaign-form-values.ts";
import type { FormPart } from "./campaign-form.tsx";
import { LIMIT_WINDOWS } from "./periods.ts";

export function FormLimits(part: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const {
    draft: { source_limits: perSource },
    problems,
  } = part;
  return (
    <Section title={texts.limits}>
      <p className="text-text-2">
        {texts.limitsHint} <Term name="cap" />
      </p>
      <LimitTable {...part} kind="limits" labelOf={texts.limitOf} />
      <More
        title={texts.perSource}
        isSet={UNITS.some((unit) => LIMIT_WINDOWS.some((window) => perSource[unit][window] !== ""))}
        hasProblem={UNITS.some((unit) =>
          LIMIT_WINDOWS.some((window) => problems[`source_limits ${unit} ${window}`] !== undefined),
        )}
      >
        <p className="text-text-2">{texts.perSourceHint}</p>
        <LimitTable {...part} kind="source_limits" labelOf={texts.perSourceOf} />
      </More>
    </Section>
  );
}

interface LimitTableProps extends FormPart {
  readonly kind: LimitKind;
  readonly labelOf: (unit: string, window: string) => string;
}

function LimitTable({ draft, problems, change, kind, labelOf }: LimitTableProps): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const limits = draft[kind];
  return (
    <table className="w-full max-w-md border-separate border-spacing-y-1">
      <thead className="text-label text-text-2">
        <tr>
          <th scope="col" className="text-left font-medium">
            {texts.window}
          </th>
          {UNITS.map((unit) => (
            <th key={unit} scope="col" className="w-2/5 pl-3 text-right font-medium">
              {texts.units[unit]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LIMIT_WINDOWS.map((window) => (
          <tr key={window}>
            <th scope="row" className="py-1.5 text-left align-top font-normal">
              {texts.windows[window]}
            </th>
            {UNITS.map((unit) => (
              <td key={unit} className="pl-3 align-top">
                <LimitField
                  label={labelOf(texts.units[unit], texts.windows[window])}
                  typed={limits[unit][window]}
                  problem={problems[`${kind} ${unit} ${window}`]}
                  onChange={(typed) =>
                    change({ [kind]: { ...limits, [unit]: { ...limits[unit], [window]: typed } } })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LimitFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly problem: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** Its row and column name it, so it has no visible label. */
function LimitField({ label, typed, problem, onChange }: LimitFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        className={classes(CONTROL, "text-right tabular-nums")}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem === undefined ? null : (
        <p id={id} role="alert" className="mt-1 text-label text-negative">
          {problem}
        </p>
      )}
    </>
  );
}
