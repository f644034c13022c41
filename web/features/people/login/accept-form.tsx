// Accepts an invitation with a name and a password, and signs in.
import { type FormEvent, type ReactNode, Suspense, lazy, useEffect, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { acceptInvitation } from "../../../lib/auth/sign-up.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { FACTOR_RULE_TEXTS } from "../../../../locales/catalogues/factor-rule.ts";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { NewPasswordField, isShort, passwordProblem } from "../new-password/index.ts";
import { LinkFailed } from "./link-failed.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";

/** Only where the network is in production. */
const SignUpCode = lazy(() => import("./sign-up-code.tsx"));

export function AcceptForm({ token }: { readonly token: string }): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const factor = useTexts(FACTOR_RULE_TEXTS);
  const [invitation, setInvitation] = useState<AnswerOf<"POST /v1/auth/invitation"> | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailure(null);
    call("POST /v1/auth/invitation", { body: { token } }).then(setInvitation, (error: unknown) =>
      setFailure(toProblem(error)),
    );
  }, [token, tries]);
  if (failure !== null)
    return <LinkFailed texts={texts} problem={failure} onRetry={() => setTries(tries + 1)} />;
  if (invitation === null) return <ScreenSpinner />;
  return (
    <>
      <h1 className="text-section">{texts.join(invitation.account_name)}</h1>
      <p className="text-text-2">
        {texts.joinText(invitation.email, texts.seats[invitation.team_role])}{" "}
        {texts.may[invitation.team_role]}
      </p>
      {invitation.needs_second_factor ? <p className="text-text-2">{factor.joinAbout}</p> : null}
      <JoinForm token={token} email={invitation.email} />
    </>
  );
}

function JoinForm({ token, email }: { readonly token: string; readonly email: string }): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [isChecked, check] = useState(false);
  const [isWaiting, waitForCode] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (name.trim() !== "" && !isShort(password))
      await submit(() => accept().catch(unlessCodeNeeded));
  };
  const accept = () => acceptInvitation(token, name.trim(), password);
  const unlessCodeNeeded = (error: unknown): void => {
    if (toProblem(error).code !== "email_code_required") throw error;
    waitForCode(true);
  };
  if (isWaiting)
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <SignUpCode email={email} onAgain={accept} onBack={() => waitForCode(false)} />
      </Suspense>
    );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void join(event)}>
      {problem === null || passwordProblem(problem) !== null ? null : problem.code === "invalid" ? (
        <ProblemNotice problem={problem} />
      ) : (
        <LinkFailed texts={texts} problem={problem} />
      )}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
        problem={isChecked && name.trim() === "" ? texts.nameMissing : null}
      />
      <NewPasswordField
        label={texts.password}
        value={password}
        onChange={setPassword}
        isChecked={isChecked}
        problem={problem}
      />
      <Button kind="primary" type="submit" busy={isBusy}>
        {texts.accept}
      </Button>
    </form>
  );
}
