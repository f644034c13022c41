// Shows which leads a campaign buys as sentences; groups are indented under the words that join
// them.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { type Sentence, criteriaSentences } from "./criteria-sentences.ts";
import { readCriteria, valuesOf } from "./read-criteria.ts";
import { useCountyNames } from "./use-county-names.ts";

/** `criteria` as the API returns them, or some of their rules as a group. */
export function CriteriaInWords({ criteria }: { readonly criteria: unknown }): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS).rules;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const node = readCriteria(criteria);
  const counties = useCountyNames(valuesOf(node, "county_fips").length > 0);
  const sentences = criteriaSentences(node, { texts, words, formats, counties });
  return sentences.length === 0 ? (
    <p>{texts.everything}</p>
  ) : (
    <Sentences sentences={sentences} showAll={texts.showAll} />
  );
}

function Sentences({
  sentences,
  showAll,
}: {
  readonly sentences: readonly Sentence[];
  readonly showAll: string;
}): ReactNode {
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-text-3">
      {sentences.map(({ text, values, children }) => (
        <li key={`${text}${children.map((child) => child.text).join()}`} className="break-words">
          {text}
          {values === null ? null : (
            <details>
              <summary className="min-h-6 w-fit text-text-2 underline">{showAll}</summary>
              <p className="text-text-2">{values.join(", ")}</p>
            </details>
          )}
          {children.length === 0 ? null : (
            <div className="mt-1">
              <Sentences sentences={children} showAll={showAll} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
