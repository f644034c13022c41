// Signs a company up with an invitation of the network.
import { type ReactNode, useEffect, useState } from "react";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { LinkFailed } from "./link-failed.tsx";
import SignUpForm from "./sign-up-form.tsx";

type Invitation = AnswerOf<"POST /v1/auth/company-invitation">;

export function JoinNetwork({ token }: { readonly token: string }): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).join;
  const failed = useTexts(TEAM_TEXTS);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailure(null);
    call("POST /v1/auth/company-invitation", { body: { token } }).then(
      setInvitation,
      (error: unknown) => setFailure(toProblem(error)),
    );
  }, [token, tries]);
  if (failure !== null)
    return <LinkFailed texts={failed} problem={failure} onRetry={() => setTries(tries + 1)} />;
  if (invitation === null) return <ScreenSpinner />;
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-clock">{texts.title(invitation.network_name)}</h1>
        <p className="text-reading text-text-2">{texts.about[invitation.role]}</p>
      </div>
      <SignUpForm invitation={{ token, email: invitation.email, role: invitation.role }} />
    </>
  );
}
