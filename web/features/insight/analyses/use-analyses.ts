// Fetches the analyses of a lead that the reader's account has, and creates them.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Analysis } from "../../../../contract/insight/analyses.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { type Shown, refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useSubmit } from "../../../lib/use-submit.ts";

export type { Analysis };
export type AnalysisOf<Kind extends Analysis["kind"]> = Extract<Analysis, { kind: Kind }>;
export type AnalysisKind = Analysis["kind"];

/** The server stops waiting for the model after a minute and then answers. */
const PATIENCE_MS = 90_000;

export function useAnalyses(leadId: string): Shown<AnswerOf<"GET /v1/leads/{id}/analyses">> {
  return useAnswer("GET /v1/leads/{id}/analyses", { params: { id: leadId } });
}

export interface MakeAnalysis {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Whether an analysis was created here since the page opened. */
  readonly isMade: boolean;
  /** `again` creates a new one even if nothing has changed. */
  readonly make: (again: boolean) => Promise<void>;
}

export function useMakeAnalysis(leadId: string, kind: AnalysisKind): MakeAnalysis {
  const client = useQueryClient();
  const { language } = useDisplay();
  const { isBusy, problem, submit } = useSubmit();
  const [isMade, setMade] = useState(false);
  const make = async (again: boolean): Promise<void> => {
    const ok = await submit(async () => {
      await call(
        "POST /v1/leads/{id}/analyses",
        { params: { id: leadId }, body: { kind, language, again } },
        PATIENCE_MS,
      );
      await refresh(client, `/v1/leads/${leadId}/analyses`);
    });
    if (ok) setMade(true);
  };
  return { isBusy, problem, isMade, make };
}
