// Draws the form that signs in; it keeps typed values, and each error says how to fix it.
import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { canUsePasskeys } from "../../../lib/auth/can-use-passkeys.ts";
import { signIn } from "../../../lib/auth/sign-in-and-out.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { CodeForm, PasskeySignIn } from "../second-factor/index.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { type SignInFields, type SignInProblems, checkSignIn } from "./check-login.ts";
import { FormFailure } from "./form-failure.tsx";
import { PasswordField } from "./password-field.tsx";

const EMPTY: SignInFields = { email: "", password: "" };

export function LoginForm(): ReactNode {
  const [needsCode, askForCode] = useState(false);
  if (needsCode)
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <CodeForm onBack={() => askForCode(false)} />
      </Suspense>
    );
  return (
    <div className="grid gap-4">
      <PasswordForm onCodeNeeded={() => askForCode(true)} />
      {canUsePasskeys() ? (
        <Suspense fallback={<div className="min-h-8 pointer-coarse:min-h-11" />}>
          <PasskeySignIn />
        </Suspense>
      ) : null}
    </div>
  );
}

function PasswordForm({ onCodeNeeded }: { readonly onCodeNeeded: () => void }): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const general = useTexts(PROBLEM_TEXTS);
  const [fields, setFields] = useState(EMPTY);
  const [problems, setProblems] = useState<SignInProblems>({});
  const { isBusy, problem: failure, submit: send } = useSubmit();
  const change = (name: keyof SignInFields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = checkSignIn(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    await send(() => signIn(fields.email.trim(), fields.password).catch(unlessCodeNeeded));
  };
  const unlessCodeNeeded = (error: unknown): void => {
    if (toProblem(error).code !== "second_factor_required") throw error;
    onCodeNeeded();
  };
  const say = (name: keyof SignInFields): string | null => {
    const problem = problems[name];
    return problem === undefined ? null : texts.problems[problem];
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {failure === null ? null : (
        <FormFailure>
          {failure.code === "unauthenticated"
            ? texts.problems.credentials
            : problemSentence(failure, general)}
        </FormFailure>
      )}
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={fields.email}
        onChange={change("email")}
        problem={say("email")}
        maxLength={254}
      />
      <PasswordField
        value={fields.password}
        onChange={change("password")}
        problem={say("password")}
      />
      <Button kind="primary" type="submit" busy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}
