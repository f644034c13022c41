// The field for a new password: a hint, a button that shows what is typed, and the server's reason
// for refusing it.
import { type ReactNode, useState } from "react";
import { PASSWORDS_TEXTS } from "../../../../locales/catalogues/passwords.ts";
import { PASSWORD_LENGTH } from "../../../../domain/access/password.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TextField } from "../../../ui/field.tsx";
import { isShort } from "./is-short.ts";
import { passwordProblem } from "./password-problem.ts";

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** The fewest characters. */
  readonly least?: number;
  /** Whether the form was sent, so that a short password is an error. */
  readonly isChecked: boolean;
  /** What the server answered to the form. */
  readonly problem: ApiError | null;
}

export function NewPasswordField({
  label,
  value,
  onChange,
  least = PASSWORD_LENGTH.least,
  isChecked,
  problem,
}: NewPasswordFieldProps): ReactNode {
  const texts = useTexts(PASSWORDS_TEXTS);
  const [isShown, show] = useState(false);
  // The reason belongs to the password that was sent.
  const [sent, setSent] = useState({ problem, value });
  if (sent.problem !== problem) setSent({ problem, value });
  const code = sent.value === value ? passwordProblem(problem) : null;
  const faults: Readonly<Record<string, string>> = texts.faults;
  const reason =
    isChecked && isShort(value, least)
      ? texts.short(String(least))
      : code === null
        ? null
        : (faults[code] ?? texts.short(String(least)));
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        hint={texts.hint(String(least))}
        problem={reason}
        // The browser counts some characters twice; the server counts them as people do.
        maxLength={2 * PASSWORD_LENGTH.most}
      />
      <div>
        <button
          type="button"
          className="min-h-6 text-label text-accent underline"
          onClick={() => show(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
    </div>
  );
}
