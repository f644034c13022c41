// Edits a whole number; with a scale, it is shown in larger units, such as cents as dollars.
import { type ReactNode, useState } from "react";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Field, CONTROL } from "../../../ui/field.tsx";

interface NumberFieldProps {
  readonly label: string;
  /** The accessible name, where the label alone is ambiguous. */
  readonly spoken?: string;
  readonly hint?: string;
  readonly value: number;
  /** What a network begins with, in stored units; undefined until it is known. */
  readonly usual?: number | undefined;
  /** Stored units per shown unit. */
  readonly scale?: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({
  label,
  spoken,
  hint,
  value,
  usual,
  scale = 1,
  onChange,
}: NumberFieldProps): ReactNode {
  const { usual: usualWords } = useTexts(SETTINGS_VERSIONS_TEXTS);
  const formats = useFormats();
  const hints = [
    ...(hint === undefined ? [] : [hint]),
    ...(usual === undefined ? [] : [usualWords(formats.number(usual / scale))]),
  ];
  const [typed, setTyped] = useState(String(value / scale));
  // What was typed is shown as typed; a value that comes from elsewhere replaces it.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(String(value / scale));
  }
  const type = (text: string): void => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() === "" || !Number.isFinite(number) || number < 0) return;
    setKnown(Math.round(number * scale));
    onChange(Math.round(number * scale));
  };
  return (
    <Field label={label} hint={hints.length === 0 ? undefined : hints.join(" ")}>
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
