// Chooses a new password with a one-time link; signing in follows.
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { RESET_TEXTS } from "../../../../locales/catalogues/reset.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { NewPasswordField, isShort, passwordProblem } from "../new-password/index.ts";
import { LinkFailed } from "./link-failed.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";

type Link = AnswerOf<"POST /v1/auth/password-link">;

export function ResetForm({ token }: { readonly token: string }): ReactNode {
  const texts = useTexts(RESET_TEXTS);
  const [link, setLink] = useState<Link | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const [isDone, beDone] = useState(false);
  useEffect(() => {
    setFailure(null);
    call("POST /v1/auth/password-link", { body: { token } }).then(setLink, (error: unknown) =>
      setFailure(toProblem(error)),
    );
  }, [token, tries]);
  if (isDone) return <Done />;
  if (failure !== null)
    return <LinkFailed texts={texts} problem={failure} onRetry={() => setTries(tries + 1)} />;
  if (link === null) return <ScreenSpinner />;
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-section">{texts.title}</h1>
        <p className="text-text-2">{texts.about(link.email)}</p>
        {link.removes_second_factor ? <p className="text-text-2">{texts.factor}</p> : null}
      </div>
      <PasswordForm
        token={token}
        email={link.email}
        least={link.least_characters}
        onDone={() => {
          beDone(true);
          // A session in this browser has ended too.
          void checkSession("start");
        }}
      />
    </>
  );
}

function PasswordForm({
  token,
  email,
  least,
  onDone,
}: {
  readonly token: string;
  readonly email: string;
  /** The fewest characters of the password. */
  readonly least: number;
  readonly onDone: () => void;
}): ReactNode {
  const texts = useTexts(RESET_TEXTS);
  const [password, setPassword] = useState("");
  const [isChecked, check] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const reset = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isShort(password, least)) return;
    if (await submit(() => call("POST /v1/auth/reset-password", { body: { token, password } })))
      onDone();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void reset(event)}>
      {problem === null || passwordProblem(problem) !== null ? null : (
        <LinkFailed texts={texts} problem={problem} />
      )}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        label={texts.password}
        value={password}
        onChange={setPassword}
        least={least}
        isChecked={isChecked}
        problem={problem}
      />
      <Button kind="primary" type="submit" busy={isBusy}>
        {texts.save}
      </Button>
    </form>
  );
}

function Done(): ReactNode {
  const texts = useTexts(RESET_TEXTS);
  return (
    <>
      <div role="status">
        <Notice tone="good">{texts.done}</Notice>
      </div>
      <div>
        <ButtonLink kind="primary" to="/login">
          {texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  );
}
