// One of a few choices, each with a line about it.
import { type ReactNode, useId } from "react";

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  /** For a legend that is visible elsewhere; screen readers still need it. */
  readonly isLegendHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly about?: ReactNode;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function RadioChoice<Value extends string>({
  legend,
  isLegendHidden = false,
  isDisabled = false,
  options,
  value: chosen,
  onChange,
}: RadioChoiceProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="grid gap-2" disabled={isDisabled}>
      <legend className={isLegendHidden ? "sr-only" : "mb-1 text-label font-medium text-text-2"}>
        {legend}
      </legend>
      {options.map(({ value, label, about }) => (
        <label key={value} className="flex min-h-8 cursor-pointer items-start gap-2">
          <input
            type="radio"
            name={name}
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span className="grid">
            <span>{label}</span>
            {about === undefined ? null : <span className="text-label text-text-2">{about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
