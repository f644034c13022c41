// Signing in and up: one form at a time, nothing typed is lost, and each mistake says what to mend.
import { type FormEvent, type ReactNode, useState } from "react";
import { type CallProblem, PROBLEM_TEXTS, problemSentence, toProblem } from "../lib/api/problem.ts";
import { signIn, signUp } from "../lib/auth/session.ts";
import { LANGUAGES, THEMES, changeDisplay, useDisplay } from "../lib/display/display.ts";
import { useTexts } from "../lib/text/text.ts";
import { DemoSignIns } from "../features/login/demo-sign-ins.tsx";
import { type LoginFields, type LoginProblems, checkLogin } from "../features/login/check-login.ts";
import { LOGIN_TEXTS } from "../texts/login.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

const EMPTY: LoginFields = { email: "", password: "", name: "", company: "", role: "advertiser" };

export default function Login(): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [isNew, beNew] = useState(false);
  const title = isNew ? texts.signUpTitle : texts.title;
  return (
    <div className="mx-auto grid min-h-dvh max-w-sm content-between gap-8 px-4 py-8">
      <title>{`${title} · Plat`}</title>
      <header className="grid gap-1">
        <p className="text-page">Plat</p>
        <p className="text-text-2">{texts.lead}</p>
      </header>
      <main className="grid gap-6">
        <h1 className="text-section font-semibold">{title}</h1>
        <LoginForm isNew={isNew} />
        <div><Button kind="quiet" className="-ml-3" onClick={() => beNew(!isNew)}>{isNew ? texts.toSignIn : texts.toSignUp}</Button></div>
        <DemoSignIns />
      </main>
      <DisplayChoices />
    </div>
  );
}

function LoginForm({ isNew }: { readonly isNew: boolean }): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [fields, setFields] = useState(EMPTY);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [failure, setFailure] = useState<CallProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isShown, show] = useState(false);
  const change = (name: keyof LoginFields) => (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = checkLogin(fields, isNew);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await (isNew ? signUp({ ...fields, role: fields.role === "affiliate" ? "affiliate" : "advertiser" }) : signIn(fields.email.trim(), fields.password));
    } catch (error) {
      setFailure(toProblem(error));
      setBusy(false);
    }
  };
  const say = (name: keyof LoginFields): string | null => {
    const problem = problems[name];
    return problem === undefined ? null : texts.problems[problem];
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {failure === null ? null : <Failure failure={failure} isNew={isNew} />}
      {isNew ? (
        <>
          <SelectField label={texts.role} value={fields.role} onChange={change("role")} options={[["advertiser", texts.buy], ["affiliate", texts.sell]]} />
          <TextField label={texts.name} autoComplete="name" value={fields.name} onChange={change("name")} problem={say("name")} maxLength={120} />
          <TextField label={texts.company} autoComplete="organization" value={fields.company} onChange={change("company")} problem={say("company")} maxLength={120} />
        </>
      ) : null}
      <TextField label={texts.email} type="email" inputMode="email" autoComplete="username" value={fields.email} onChange={change("email")} problem={say("email")} maxLength={254} />
      <div className="grid gap-1">
        <TextField
          label={texts.password} type={isShown ? "text" : "password"} autoComplete={isNew ? "new-password" : "current-password"} value={fields.password} onChange={change("password")}
          problem={say("password")} maxLength={128} hint={isNew ? texts.passwordHint : undefined}
        />
        <div><button type="button" className="min-h-6 text-label text-accent underline" onClick={() => show(!isShown)}>{isShown ? texts.hide : texts.show}</button></div>
      </div>
      <Button kind="primary" type="submit" busy={isBusy}>{isNew ? texts.submitUp : texts.submit}</Button>
    </form>
  );
}

function Failure({ failure, isNew }: { readonly failure: CallProblem; readonly isNew: boolean }): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const general = useTexts(PROBLEM_TEXTS);
  const own = failure.code === "unauthenticated" ? texts.problems.credentials : isNew && failure.code === "invalid" ? texts.problems.taken : null;
  return <p role="alert" className="rounded-panel border-l-4 border-negative bg-negative-soft px-4 py-3">{own ?? problemSentence(failure, general)}</p>;
}

function DisplayChoices(): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const display = useDisplay();
  return (
    <footer className="grid grid-cols-2 gap-3">
      <SelectField label={texts.theme} value={display.theme} options={THEMES.map((theme) => [theme, texts.themes[theme]])} onChange={({ target }) => changeDisplay({ theme: THEMES.find((theme) => theme === target.value) ?? "system" })} />
      <SelectField label={texts.language} value={display.language} options={[["en", "English"], ["es", "Español"]]} onChange={({ target }) => changeDisplay({ language: LANGUAGES.find((language) => language === target.value) ?? "en" })} />
    </footer>
  );
}
