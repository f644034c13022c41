// Draws the form that signs in or signs up; it keeps typed values, and each error says how to fix
// it.
import { type FormEvent, type ReactNode, Suspense, lazy, useState } from "react";
import { fieldSentences } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { type ApiError, problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { canUsePasskeys } from "../../../lib/auth/can-use-passkeys.ts";
import { signIn, signUp } from "../../../lib/auth/session.ts";
import { readStates } from "../../../lib/read-states.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { CodeForm, PasskeySignIn } from "../second-factor/index.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import type { FieldsProps } from "./account-fields.tsx";
import { type LoginFields, type LoginProblems, checkLogin } from "./check-login.ts";

/** Most visits sign in. */
const AccountFields = lazy(() => import("./account-fields.tsx"));

const EMPTY: LoginFields = {
  email: "",
  password: "",
  name: "",
  company: "",
  role: "advertiser",
  kind: "",
  traffic: "",
  states: "",
};

export function LoginForm({ isNew }: { readonly isNew: boolean }): ReactNode {
  const [needsCode, askForCode] = useState(false);
  if (needsCode)
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <CodeForm onBack={() => askForCode(false)} />
      </Suspense>
    );
  return (
    <div className="grid gap-4">
      <PasswordForm isNew={isNew} onCodeNeeded={() => askForCode(true)} />
      {isNew || !canUsePasskeys() ? null : (
        <Suspense fallback={<div className="min-h-8 pointer-coarse:min-h-11" />}>
          <PasskeySignIn />
        </Suspense>
      )}
    </div>
  );
}

function PasswordForm({
  isNew,
  onCodeNeeded,
}: {
  readonly isNew: boolean;
  readonly onCodeNeeded: () => void;
}): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [fields, setFields] = useState(EMPTY);
  const [problems, setProblems] = useState<LoginProblems>({});
  const { isBusy, problem: failure, submit: send } = useSubmit();
  const change = (name: keyof LoginFields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = checkLogin(fields, isNew);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { states, role, kind, traffic, ...typed } = { ...fields, email: fields.email.trim() };
    await send(() => {
      if (!isNew) return signIn(typed.email, typed.password).catch(unlessCodeNeeded);
      return signUp(
        role === "affiliate"
          ? { ...typed, role, ...(traffic === "" ? {} : { traffic_kind: traffic }) }
          : {
              ...typed,
              role: "advertiser",
              ...(kind === "" ? {} : { buyer_kind: kind }),
              licensed_states: readStates(states).states,
            },
      );
    });
  };
  const unlessCodeNeeded = (error: unknown): void => {
    if (toProblem(error).code !== "second_factor_required") throw error;
    onCodeNeeded();
  };
  const say = (name: keyof LoginFields): string | null => {
    const problem = problems[name];
    return problem === undefined ? null : texts.problems[problem];
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {failure === null ? null : <Failure failure={failure} isNew={isNew} />}
      {isNew ? (
        <Suspense fallback={<ScreenSpinner />}>
          <AccountFields fields={fields} change={change} say={say} />
        </Suspense>
      ) : null}
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
      <PasswordField fields={fields} isNew={isNew} change={change} say={say} />
      <Button kind="primary" type="submit" busy={isBusy}>
        {isNew ? texts.submitUp : texts.submit}
      </Button>
    </form>
  );
}

function PasswordField({
  fields,
  isNew,
  change,
  say,
}: FieldsProps & { readonly isNew: boolean }): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [isShown, show] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label={texts.password}
        type={isShown ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        value={fields.password}
        onChange={change("password")}
        problem={say("password")}
        maxLength={128}
        hint={isNew ? texts.passwordHint : undefined}
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

function Failure({
  failure,
  isNew,
}: {
  readonly failure: ApiError;
  readonly isNew: boolean;
}): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const general = useTexts(PROBLEM_TEXTS);
  const fields = useTexts(FIELD_TEXTS);
  const own =
    failure.code === "unauthenticated"
      ? texts.problems.credentials
      : isNew && failure.code === "invalid"
        ? (fieldSentences(failure.fields, fields)[0] ?? texts.problems.taken)
        : null;
  return (
    <p role="alert" className="rounded-panel border-l-4 border-negative bg-negative-soft px-4 py-3">
      {own ?? problemSentence(failure, general)}
    </p>
  );
}
