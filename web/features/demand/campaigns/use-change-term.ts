// Changes a term of a campaign, with a message that undoes it. Only that member is sent.
import { useQueryClient } from "@tanstack/react-query";
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { type ApiError, problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import type { CampaignTexts } from "../../../../locales/en/campaigns.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { type Term, type TermName, TERMS } from "./terms.ts";

/** Returns a function that saves a value and offers Undo; its result is the error, if any. */
export function useChangeTerm(
  campaign: Campaign,
  name: TermName,
): (value: number | null) => Promise<string | null> {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const words = { ...useWords(), texts };
  const term = TERMS[name];
  const write = async (value: number | null): Promise<string> => {
    await saveDocument("PATCH /v1/campaigns/{id}", {
      params: { id: campaign.id },
      body: term.patch(value),
    });
    await refresh(client, "/v1/campaigns");
    return value === null
      ? texts.termGone(campaign.name, texts.terms[name])
      : texts.termSaved(campaign.name, texts.terms[name], writeTerm(term, value, texts, formats));
  };
  return async (value) => {
    const before = term.of(campaign);
    try {
      const undo = (): void =>
        void write(before).then(
          (said) => toast(said),
          (error: unknown) =>
            toast(sentenceOf(toProblem(error), term, words), { tone: "negative" }),
        );
      toast(await write(value), { undo });
      return null;
    } catch (error) {
      return sentenceOf(toProblem(error), term, words);
    }
  };
}

interface Words {
  readonly texts: CampaignTexts;
  readonly fields: Parameters<typeof fieldSentence>[1];
  readonly problems: Parameters<typeof problemSentence>[1];
}

function useWords(): Omit<Words, "texts"> {
  return { fields: useTexts(FIELD_TEXTS), problems: useTexts(PROBLEM_TEXTS) };
}

/**
 * The server's refusal as a sentence about the changed member; where two members conflict, the
 * server may name the other one.
 */
function sentenceOf(problem: ApiError, term: Term, { texts, fields, problems }: Words): string {
  const own = problem.fields.find(({ field }) => field === term.pointer);
  if (own !== undefined) return fieldSentence(own, fields);
  const [other] = problem.fields;
  if (other === undefined) return problemSentence(problem, problems);
  const { budget, caps, elsewhere } = texts.termProblems;
  return other.code === "budget_below_bid"
    ? budget
    : other.code === "cap_above_longer"
      ? caps
      : other.code === "missing"
        ? fieldSentence(other, fields)
        : elsewhere;
}

/** The value of a term in words. */
export function writeTerm(
  { unit }: Term,
  value: number | null,
  texts: CampaignTexts,
  formats: Formats,
): string {
  if (value === null) return unit === "cents" ? texts.noBid : texts.noCap;
  return unit === "cents" ? formats.money(value) : formats.number(value);
}
