// Lists the terms in which two versions of a campaign differ.
import type { ReactNode } from "react";
import type { CampaignTerms } from "../../../../contract/demand/campaign-changes.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_HISTORY_TEXTS } from "../../../../locales/catalogues/campaign-changes.ts";
import { CriteriaInWords } from "./campaign-criteria.tsx";
import { TERM_MEMBERS, useTermRows } from "./term-rows.tsx";

interface Versions {
  readonly before: CampaignTerms;
  readonly after: CampaignTerms;
}

export function ChangedTerms({ before, after }: Versions): ReactNode {
  const texts = useTexts(CAMPAIGN_HISTORY_TEXTS);
  const lines = useChangedLines({ before, after });
  const hasNewCriteria = differ(before.criteria, after.criteria);
  if (lines.length === 0 && !hasNewCriteria) return <p>{texts.edited}</p>;
  return (
    <>
      {lines.length === 0 ? null : (
        <ul className="grid gap-0.5">
          {lines.map(([label, from, to]) => (
            <li key={label}>
              <span className="text-text-2">{label}:</span> {from} <span aria-hidden="true">→</span>
              <span className="sr-only">{texts.after}:</span>{" "}
              <strong className="inline-block align-top">{to}</strong>
            </li>
          ))}
        </ul>
      )}
      {hasNewCriteria ? (
        <details>
          <summary className="min-h-6 w-fit underline">{texts.criteria}</summary>
          <div className="grid gap-3 pt-2 sm:grid-cols-2">
            <div>
              <p className="text-label text-text-2">{texts.before}</p>
              <CriteriaInWords criteria={before.criteria} />
            </div>
            <div>
              <p className="text-label text-text-2">{texts.after}</p>
              <CriteriaInWords criteria={after.criteria} />
            </div>
          </div>
        </details>
      ) : null}
    </>
  );
}

/** Each changed term with its label, what it was and what it is. */
function useChangedLines({ before, after }: Versions): [string, ReactNode, ReactNode][] {
  const texts = useTexts(CAMPAIGN_HISTORY_TEXTS);
  const formats = useFormats();
  const [was, is] = [useTermRows(before).plain, useTermRows(after).plain];
  const lines: [string, ReactNode, ReactNode][] = [];
  if (before.status !== after.status)
    lines.push([texts.status, texts.statuses[before.status], texts.statuses[after.status]]);
  if (before.name !== after.name) lines.push([texts.name, before.name, after.name]);
  for (const [at, member] of TERM_MEMBERS.entries()) {
    const [label = "", value = ""] = is[at] ?? [];
    if (differ(member(before), member(after))) lines.push([String(label), was[at]?.[1], value]);
  }
  if (differ(before.blocked_source_ids, after.blocked_source_ids))
    lines.push([
      texts.blocked,
      formats.number(before.blocked_source_ids.length),
      formats.number(after.blocked_source_ids.length),
    ]);
  return lines;
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
