// Shows why a destination was refused, in a text of its own where the whole kind is unavailable.
import type { ReactNode } from "react";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";

export function DestinationProblem({ problem }: { readonly problem: ApiError }): ReactNode {
  const { reasons } = useTexts(DELIVERY_TEXTS);
  if (problem.fields.some(({ code }) => code === "no_mail_server"))
    return (
      <div role="alert">
        <Notice tone="negative">{reasons.no_mail_server}</Notice>
      </div>
    );
  return <ProblemNotice problem={problem} />;
}
