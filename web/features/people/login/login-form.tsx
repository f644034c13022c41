// Draws the form that signs in or signs up; it keeps typed values, and each error says how to fix
// it.
import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { fieldSentences } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { type ApiError, problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { signIn, signUp } from "../../../lib/auth/session.ts";
import { readStates } from "../../../lib/read-states.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { NewPasswordField, passwordProblem } from "../new-password/index.ts";
import { CodeForm } from "../second-factor/index.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { AccountFields, type FieldsProps } from "./account-fields.tsx";
import { type LoginFields, type LoginProblems, checkLogin } from "./check-login.ts";

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
  return <PasswordForm isNew={isNew} onCodeNeeded={() => askForCode(true)} />;
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
      {failure === null || passwordProblem(failure) !== null ? null : (
        <Failure failure={failure} isNew={isNew} />
      )}
      {isNew ? <AccountFields fields={fields} change={change} say={say} /> : null}
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
      {isNew ? (
        <NewPassword fields={fields} change={change} say={say} failure={failure} />
      ) : (
        <PasswordField fields={fields} change={change} say={say} />
      )}
      <Button kind="primary" type="submit" busy={isBusy}>
        {isNew ? texts.submitUp : texts.submit}
      </Button>
    </form>
  );
}

function NewPassword({
  fields,
  change,
  say,
  failure,
}: FieldsProps & { readonly failure: ApiError | null }): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  return (
    <Suspense fallback={null}>
      <NewPasswordField
        label={texts.password}
        value={fields.password}
        onChange={(value) => change("password")({ target: { value } })}
        isChecked={say("password") !== null || failure !== null}
        problem={failure}
      />
    </Suspense>
  );
}

function PasswordField({ fields, change, say }: FieldsProps): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [isShown, show] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label={texts.password}
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        value={fields.password}
        onChange={change("password")}
        problem={say("password")}
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
