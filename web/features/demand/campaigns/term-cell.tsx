// Edits a term of a campaign in the list: a bid, or the daily cap. Only that member is sent.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { type Drafts, EditCell } from "../../../ui/edit-cell.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { type TermName, TERMS, readTerm, typedTerm } from "./terms.ts";
import { useChangeTerm, writeTerm } from "./use-change-term.ts";

const LONGEST = 14;

interface TermCellProps {
  readonly campaign: Campaign;
  readonly name: TermName;
  readonly drafts: Drafts;
}

export function TermCell({ campaign, name, drafts }: TermCellProps): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const save = useSaveTerm(campaign, name);
  const term = TERMS[name];
  const value = term.of(campaign);
  const shown = writeTerm(term, value, texts, formats);
  if (!campaign.abilities.update)
    return <span className={value === null ? "text-text-2" : ""}>{shown}</span>;
  return (
    <EditCell
      what={texts.terms[name]}
      label={texts.termOf(texts.terms[name], campaign.name)}
      shown={shown}
      value={typedTerm(term, value)}
      hint={texts.termHints[name]}
      inputMode={term.unit === "cents" ? "decimal" : "numeric"}
      maxLength={LONGEST}
      drafts={drafts}
      name={`${campaign.id} ${name}`}
      save={save}
    />
  );
}

/** Saves the typed value. Returns the error, if any. */
function useSaveTerm(
  campaign: Campaign,
  name: TermName,
): (typed: string) => Promise<string | null> {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const change = useChangeTerm(campaign, name);
  const term = TERMS[name];
  return async (typed) => {
    const value = readTerm(term, typed);
    if (value === undefined) return texts.termProblems[term.unit];
    // The same value in another notation: 62 and 62.00.
    return value === term.of(campaign) ? null : change(value);
  };
}
