// Pausing and resuming a campaign, with a message that can take it back.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { PROBLEM_TEXTS, problemSentence, toProblem } from "../../lib/api/problem.ts";
import { refresh } from "../../lib/documents/use-documents.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../texts/campaigns.ts";
import { toast } from "../../ui/toast.tsx";

type Campaign = Pick<Schemas["Campaign"], "id" | "name" | "status">;

export function useTurn({ id, name, status }: Campaign): { readonly isBusy: boolean; readonly turn: () => Promise<boolean> } {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (what: "pause" | "resume", canUndo: boolean): Promise<boolean> => {
    setBusy(true);
    try {
      await call<Schemas["Campaign"]>("POST", `/v1/campaigns/${id}/${what}`);
      await refresh(client, "/v1/campaigns");
      toast(what === "pause" ? texts.paused(name) : texts.resumed(name), canUndo ? { undo: () => void run(what === "pause" ? "resume" : "pause", false) } : {});
      return true;
    } catch (error) {
      toast(problemSentence(toProblem(error), problems), { tone: "negative" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, turn: () => run(status === "active" ? "pause" : "resume", true) };
}
