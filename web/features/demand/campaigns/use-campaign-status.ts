// Pauses and resumes one or many campaigns, with a message that undoes exactly these changes.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fieldSentences } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { type ApiError, problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { toast } from "../../../ui/toast.tsx";
import {
  type Failure,
  type CampaignStatus,
  type StatusCampaign,
  type StatusResult,
  setStatus,
} from "./campaign-status.ts";

export interface CampaignStatusActions {
  readonly isBusy: boolean;
  /** Changes them all, reports the successes, and returns the failures. */
  readonly turn: (
    campaigns: readonly StatusCampaign[],
    to: CampaignStatus,
  ) => Promise<readonly Failure[]>;
}

/** `zone` is the account's: a pause ends when a day begins there. */
export function useCampaignStatus(zone: string): CampaignStatusActions {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const say = useStatusTexts(zone);
  const why = useFailureWords();
  const run = async (
    campaigns: readonly StatusCampaign[],
    to: (campaign: StatusCampaign) => CampaignStatus,
  ): Promise<StatusResult> => {
    setBusy(true);
    const turning = await setStatus(campaigns, to);
    await refresh(client, "/v1/campaigns");
    setBusy(false);
    return turning;
  };
  const takeBack = async (campaigns: readonly StatusCampaign[]): Promise<void> => {
    const { done, failed } = await run(campaigns, (before) => before);
    if (done.length > 0) toast(say(done, done.length === 1 ? (done[0] ?? null) : null));
    for (const { campaign, problem } of failed)
      toast(`${campaign.name}: ${why(problem)}`, { tone: "negative" });
  };
  return {
    isBusy,
    turn: async (campaigns, to) => {
      const { done, failed } = await run(campaigns, () => to);
      if (done.length > 0) toast(say(done, to), { undo: () => void takeBack(done) });
      return failed;
    },
  };
}

/**
 * The result as a sentence; without a target status, each campaign is restored to its previous one.
 */
function useStatusTexts(
  zone: string,
): (campaigns: readonly StatusCampaign[], to: CampaignStatus | null) => string {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  return (campaigns, to) => {
    const [only] = campaigns;
    if (to === null || only === undefined) return texts.takenBack(campaigns.length);
    const day = to.paused_until === null ? null : formats.monthDayIn(to.paused_until, zone);
    if (campaigns.length > 1)
      return to.status === "active"
        ? texts.resumedMany(campaigns.length)
        : day === null
          ? texts.pausedMany(campaigns.length)
          : texts.pausedManyUntil(campaigns.length, day);
    return to.status === "active"
      ? texts.resumed(only.name)
      : day === null
        ? texts.paused(only.name)
        : texts.pausedNamedUntil(only.name, day);
  };
}

/** Why a campaign's status could not be changed, as a sentence. */
export function useFailureWords(): (problem: ApiError) => string {
  const problems = useTexts(PROBLEM_TEXTS);
  const fields = useTexts(FIELD_TEXTS);
  return (problem) =>
    fieldSentences(problem.fields, fields)[0] ?? problemSentence(problem, problems);
}
