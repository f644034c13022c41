// A whole number in a form; with a scale it is shown in larger units, such as cents as dollars.
import { type ReactNode, useState } from "react";
import { Field, CONTROL } from "../../../ui/field.tsx";

interface NumberFieldProps {
  readonly label: string;
  /** Where the label alone does not say what it belongs to. */
  readonly spoken?: string;
  readonly value: number;
  /** Parts of the value in one unit shown. */
  readonly scale?: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({
  label,
  spoken,
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
    <Field label={label}>
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
