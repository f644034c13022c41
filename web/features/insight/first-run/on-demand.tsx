// Shows the checklist of a first run while there is one; its list is loaded only then.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useEffect } from "react";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";

const StepList = lazy(() => import("./step-list.tsx"));

export function FirstRun(): ReactNode {
  const client = useQueryClient();
  const { value } = useAnswer("GET /v1/first-run");
  // Steps are done on other screens: an answer from before them is out of date.
  useEffect(() => void refresh(client, "/v1/first-run"), [client]);
  // The dashboard does not depend on it: it is left out while it is unknown.
  return value === undefined || value.finished ? null : (
    <Suspense fallback={null}>
      <StepList steps={value.steps} />
    </Suspense>
  );
}
