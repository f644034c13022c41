// Says why a one-time link does not open, and what to do.
import type { ReactNode } from "react";
import type { ApiError } from "../../../lib/api/problem.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";

interface LinkFailedProps {
  readonly problem: ApiError;
  readonly texts: {
    /** The link is not one of ours, or was not copied whole. */
    readonly unknown: string;
    /** It was used, replaced or withdrawn, or has expired. */
    readonly over: string;
    readonly toSignIn: string;
  };
  readonly onRetry?: () => void;
}

export function LinkFailed({ problem, texts, onRetry }: LinkFailedProps): ReactNode {
  const own = {
    not_found: texts.unknown,
    invalid: texts.unknown,
    invitation_over: texts.over,
    link_over: texts.over,
  }[problem.code as string];
  if (own === undefined)
    return <ProblemNotice problem={problem} {...(onRetry === undefined ? {} : { onRetry })} />;
  return (
    <>
      <div role="alert">
        <Notice tone="negative">{own}</Notice>
      </div>
      <div>
        <ButtonLink to="/login">{texts.toSignIn}</ButtonLink>
      </div>
    </>
  );
}
