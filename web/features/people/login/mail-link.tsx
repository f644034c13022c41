// Shows what an emailed link is for, and uses it when its button is pressed: programs that check
// emails open links too.
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { MAILED_LINKS_TEXTS } from "../../../../locales/catalogues/mailed-links.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { checkSession, enter } from "../../../lib/auth/session.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { CodeForm } from "../second-factor/index.ts";
import { LinkFailed } from "./link-failed.tsx";

type Link = AnswerOf<"POST /v1/auth/mail-link">;

export function MailLink({ token }: { readonly token: string }): ReactNode {
  const texts = useTexts(MAILED_LINKS_TEXTS);
  const [link, setLink] = useState<Link | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailure(null);
    call("POST /v1/auth/mail-link", { body: { token } }).then(setLink, (error: unknown) =>
      setFailure(toProblem(error)),
    );
  }, [token, tries]);
  if (failure !== null)
    return <LinkFailed texts={texts} problem={failure} onRetry={() => setTries(tries + 1)} />;
  if (link === null) return <ScreenSpinner />;
  if (link.kind === "sign_up") return <FinishSignUp token={token} link={link} />;
  return link.kind === "magic_link" ? (
    <SignInByLink token={token} link={link} />
  ) : (
    <ConfirmByLink token={token} link={link} />
  );
}

function FinishSignUp({ token, link }: LinkProps): ReactNode {
  const navigate = useNavigate();
  return (
    <UseLink
      link={link}
      use={async () => {
        await enter(await call("POST /v1/auth/sign-up/link", { body: { token } }));
        await navigate("/dashboard", { replace: true });
      }}
    />
  );
}

interface LinkProps {
  readonly token: string;
  readonly link: Link;
}

function SignInByLink({ token, link }: LinkProps): ReactNode {
  const { user } = useAuth();
  const navigate = useNavigate();
  /** Who was signed in here when the code was asked for: another person may have been. */
  const [before, askForCode] = useState<{ readonly user: typeof user } | null>(null);
  if (before !== null)
    return before.user === user ? (
      <Suspense fallback={<ScreenSpinner />}>
        <CodeForm onBack={() => void navigate("/login", { replace: true })} />
      </Suspense>
    ) : (
      <Navigate to="/dashboard" replace />
    );
  return (
    <UseLink
      link={link}
      use={async () => {
        try {
          await enter(await call("POST /v1/auth/sign-in/link", { body: { token } }));
          await navigate("/dashboard", { replace: true });
        } catch (error) {
          if (toProblem(error).code !== "second_factor_required") throw error;
          askForCode({ user });
        }
      }}
    />
  );
}

function ConfirmByLink({ token, link }: LinkProps): ReactNode {
  const texts = useTexts(MAILED_LINKS_TEXTS);
  const [done, say] = useState<string | null>(null);
  const body = { token };
  const next = link.new_email ?? "";
  if (done !== null) return <Done sentence={done} />;
  return (
    <UseLink
      link={link}
      use={async () => {
        if (link.kind === "verify_email") {
          await call("POST /v1/auth/email-verification/link", { body });
          say(texts.verified(link.email));
        } else {
          const answer = await call("POST /v1/auth/email-change/confirm", { body });
          say(answer.is_changed ? texts.changed(next) : texts.agreed);
        }
        // A session in this browser may have ended.
        await checkSession("start");
      }}
    />
  );
}

function UseLink({
  link: { kind, email, new_email: next },
  use,
}: {
  readonly link: Link;
  readonly use: () => Promise<void>;
}): ReactNode {
  const texts = useTexts(MAILED_LINKS_TEXTS);
  const own = texts.links[kind];
  const { isBusy, problem, submit } = useSubmit();
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-section">{own.title}</h1>
        <p className="break-words text-text-2">{own.about(email, next ?? "")}</p>
      </div>
      {problem === null ? null : problem.code === "id_taken" ? (
        <div role="alert">
          <Notice tone="negative">{texts.taken}</Notice>
        </div>
      ) : (
        <LinkFailed texts={texts} problem={problem} />
      )}
      <Button kind="primary" busy={isBusy} onClick={() => void submit(use)}>
        {own.action}
      </Button>
    </>
  );
}

function Done({ sentence }: { readonly sentence: string }): ReactNode {
  const texts = useTexts(MAILED_LINKS_TEXTS);
  const { isAuthenticated } = useAuth();
  return (
    <>
      <div role="status">
        <Notice tone="good">
          <p className="break-words">{sentence}</p>
        </Notice>
      </div>
      <div>
        <ButtonLink kind="primary" to={isAuthenticated ? "/dashboard" : "/login"}>
          {isAuthenticated ? texts.toApp : texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  );
}
