// Explains why push notifications could not be switched on, and what to do.
import type { ReactNode } from "react";
import type { ApiError } from "../../../lib/api/problem.ts";
import type { PushRefusal } from "../../../lib/push/push.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PUSH_TEXTS } from "../../../../locales/catalogues/push.ts";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";

export function PushRefused({
  refusal,
}: {
  readonly refusal: PushRefusal | ApiError | null;
}): ReactNode {
  const texts = useTexts(PUSH_TEXTS);
  if (refusal === null) return null;
  if (typeof refusal !== "string") return <ProblemNotice problem={refusal} />;
  return (
    <div role="alert">
      <Notice tone="warning">{texts[refusal]}</Notice>
    </div>
  );
}
