// A list of checkboxes for choosing some of a closed list.
import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { CheckField, LABEL } from "./field.tsx";

interface TickListProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly chosen: readonly Value[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Values stay in the list's order, whichever was checked first; unknown ones are kept. */
export function TickList<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  options,
  chosen,
  problem,
  onChange,
}: TickListProps<Value>): ReactNode {
  const id = useId();
  const turn = (value: Value, isOn: boolean): void => {
    const next = new Set(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
    const known = options.map(([one]) => one);
    onChange([
      ...known.filter((one) => next.has(one)),
      ...[...next].filter((one) => !known.includes(one)),
    ]);
  };
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : id} className="grid gap-1">
      <legend className={isLabelHidden ? "sr-only" : classes(LABEL, "mb-1")}>{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {options.map(([value, name]) => (
          <CheckField
            key={value}
            label={name}
            aria-invalid={problem === undefined ? undefined : true}
            checked={chosen.includes(value)}
            onChange={({ target }) => turn(value, target.checked)}
          />
        ))}
      </div>
      {hint === undefined ? null : <p className="text-label text-text-3">{hint}</p>}
      {problem === undefined ? null : (
        <p id={id} role="alert" className="text-label text-negative">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
