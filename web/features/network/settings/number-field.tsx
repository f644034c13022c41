// Edits a whole number; with a scale, it is shown in larger units, such as cents as dollars.
import { type ReactNode, useState } from "react";
import { Field, CONTROL } from "../../../ui/field.tsx";

interface NumberFieldProps {
  readonly label: string;
  /** The accessible name, where the label alone is ambiguous. */
  readonly spoken?: string;
  readonly hint?: string;
  readonly value: number;
  /** Stored units per shown unit. */
  readonly scale?: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({
  label,
  spoken,
  hint,
  value,
  scale = 1,
  onChange,
}: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState(String(value / scale));
  const type = (text: string): void => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== "" && Number.isFinite(number) && number >= 0)
      onChange(Math.round(number * scale));
  };
  return (
    <Field label={label} hint={hint}>
      {(ties) => (
        <input
          {...ties}
          aria-label={spoken}
          inputMode="decimal"
          className={CONTROL}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(String(value / scale))}
        />
      )}
    </Field>
  );
}
