// Shows a campaign's changes, newest first: who changed what, and what it bought before and after.
import { type ReactNode, useState } from "react";
import type { CampaignChange } from "../../../../contract/demand/campaign-changes.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_HISTORY_TEXTS } from "../../../../locales/catalogues/campaign-changes.ts";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { ChangedTerms } from "./changed-terms.tsx";

/** Changes shown at first. */
const FIRST = 5;

export function CampaignHistory({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(CAMPAIGN_HISTORY_TEXTS);
  const [showsAll, showAll] = useState(false);
  const { value, problem, retry } = useAnswer("GET /v1/campaigns/{id}/changes", {
    params: { id },
  });
  const changes = value?.items ?? [];
  const shown = showsAll ? changes : changes.slice(0, FIRST);
  return (
    <Section title={texts.title}>
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {value === undefined && problem === null ? <ScreenSpinner /> : null}
      {value !== undefined && changes.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : null}
      {shown.length === 0 ? null : (
        <ol
          aria-label={texts.title}
          className="grid divide-y divide-line rounded-panel border border-line bg-surface"
        >
          {shown.map((change, at) => (
            <Change key={change.version} change={change} before={changes[at + 1] ?? null} />
          ))}
        </ol>
      )}
      {shown.length < changes.length ? (
        <div>
          <Button onClick={() => showAll(true)}>{texts.all}</Button>
        </div>
      ) : null}
    </Section>
  );
}

interface ChangeProps {
  readonly change: CampaignChange;
  /** The version before; null for the first, and for the oldest that is told. */
  readonly before: CampaignChange | null;
}

function Change({ change, before }: ChangeProps): ReactNode {
  const texts = useTexts(CAMPAIGN_HISTORY_TEXTS);
  const formats = useAccountFormats();
  const { at, by, terms, effect } = change;
  const author =
    by.name === null
      ? texts.authors[by.kind]
      : by.kind === "key"
        ? texts.keyNamed(by.name)
        : by.name;
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-label text-text-2">
        <Name>{texts.by(author)}</Name>
        <time dateTime={at}>{formats.dateTime(at)}</time>
      </p>
      {before === null ? <p>{texts.made}</p> : <ChangedTerms before={before.terms} after={terms} />}
      {effect === null ? null : <Effect effect={effect} />}
    </li>
  );
}

function Effect({
  effect: { before, after },
}: {
  readonly effect: NonNullable<CampaignChange["effect"]>;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_HISTORY_TEXTS);
  const formats = useAccountFormats();
  const written = ({ from, to, leads, spend_cents: spend }: typeof before): string => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    const bought = texts.bought(
      formats.number(Math.round((leads * 10) / days) / 10),
      leads,
      formats.number(leads),
    );
    return spend === null || leads === 0
      ? bought
      : texts.boughtAt(bought, formats.money(Math.round(spend / leads)));
  };
  return <p className="text-label text-text-2">{texts.effect(written(before), written(after))}</p>;
}
