// The field for a code of the authenticator app.
import type { ReactNode } from "react";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TextField } from "../../../ui/field.tsx";

export function CodeField({
  value,
  onChange,
  problem,
}: {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly problem: string | null;
}): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS);
  return (
    <TextField
      label={texts.code}
      hint={texts.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={13}
      className="max-w-40 tracking-widest tabular-nums"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      problem={problem}
    />
  );
}
