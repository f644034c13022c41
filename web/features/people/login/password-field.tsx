// The field of the current password, which can be shown as it is typed.
import { type ReactNode, useState } from "react";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TextField } from "../../../ui/field.tsx";

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly problem: string | null;
}

export function PasswordField({ value, onChange, problem }: PasswordFieldProps): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [isShown, show] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label={texts.password}
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        value={value}
        onChange={onChange}
        problem={problem}
        maxLength={256}
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
