// Asks for the password before the second factor is changed.
import { type FormEvent, type ReactNode, useState } from "react";
import { PASSWORD_LENGTH } from "../../../../domain/access/password.ts";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";

interface PasswordStepProps {
  /** What follows, in a sentence; without it, only the password is asked for. */
  readonly about?: string;
  readonly action?: string;
  readonly onEnter: (password: string) => Promise<unknown>;
  readonly onCancel: (() => void) | null;
}

export function PasswordStep({ about, action, onEnter, onCancel }: PasswordStepProps): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS);
  const { wrong } = useTexts(SETTINGS_TEXTS).security;
  const { isBusy, problem, submit } = useSubmit();
  const [password, setPassword] = useState("");
  const [isChecked, check] = useState(false);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (password !== "") await submit(() => onEnter(password));
  };
  const has = (refused: string): boolean =>
    problem?.fields.some(({ code }) => code === refused) ?? false;
  const own = has("wrong")
    ? wrong
    : has("password_alone")
      ? texts.passwordAlone(PASSWORD_LENGTH.least)
      : null;
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void enter(event)}>
      {problem === null || own !== null ? null : <ProblemNotice problem={problem} />}
      <p className="text-text-2">{about ?? texts.passwordAbout}</p>
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={own ?? (isChecked && password === "" ? texts.passwordMissing : null)}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {action ?? texts.next}
        </Button>
        {onCancel === null ? null : <Button onClick={onCancel}>{texts.cancel}</Button>}
      </div>
    </form>
  );
}
