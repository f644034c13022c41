// Shows what an edited but unsaved version of the network's settings changes, and what the last
// four weeks would have been with it.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import type { SettingsPreview as Preview } from "../../../../contract/network/settings-versions.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { type ApiFieldError, toProblem } from "../../../lib/api/problem.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { Description } from "../../../ui/description.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { changeWords, fieldWords, memberWords } from "../../../lib/settings-words.ts";
import { termsSentences } from "./terms-sentences.ts";

const PAUSE_MS = 400;
const DAY_MS = 86_400_000;

export default function SettingsPreview({
  draft,
  refused,
}: {
  readonly draft: SettingsDocument;
  /** The fields for which the draft could not be saved. */
  readonly refused: readonly ApiFieldError[];
}): ReactNode {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS);
  const formats = useFormats();
  const asked = useSettled(JSON.stringify(draft), PAUSE_MS);
  const { data, error, refetch } = useQuery({
    queryKey: ["settings-preview", asked],
    queryFn: () => call("POST /v1/settings/preview", { body: JSON.parse(asked) }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error !== null) {
    const problem = toProblem(error);
    return problem.code === "invalid" ? (
      <RefusedFields fields={problem.fields} />
    ) : (
      <ProblemNotice problem={problem} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined)
    return (
      <p role="status" className="text-text-2">
        {texts.preview.loading}
      </p>
    );
  if (refused.length > 0) return <RefusedFields fields={refused} />;
  if (data.changes.length === 0) return null;
  const days = Math.round((Date.parse(data.to) - Date.parse(data.from)) / DAY_MS);
  return (
    <FramedSection title={texts.preview.title}>
      <Description
        rows={data.changes.map((change) => [
          memberWords(change.member, texts),
          changeWords(change, texts, formats),
        ])}
      />
      <Effects preview={data} />
      <p className="text-label text-text-2">
        {data.not_compared.length === 0
          ? texts.preview.about(formats.number(days))
          : texts.preview.aboutOthers(
              formats.number(days),
              data.not_compared.map((member) => fieldWords(`/${member}`, texts)),
            )}
      </p>
    </FramedSection>
  );
}

/** The fields that could not be saved: in this long form they are named, not highlighted. */
function RefusedFields({ fields }: { readonly fields: readonly ApiFieldError[] }): ReactNode {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS);
  const fieldTexts = useTexts(FIELD_TEXTS);
  return (
    <div role="alert">
      <Notice tone="negative">
        <p>{texts.preview.refused}</p>
        <ul className="list-disc pl-5">
          {fields.map((problem) => (
            <li key={problem.field}>
              {fieldTexts.named(
                fieldWords(problem.field, texts),
                fieldSentence(problem, fieldTexts),
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function Effects({ preview }: { readonly preview: Preview }): ReactNode {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS).preview;
  const sentences = useEffectSentences(preview);
  const compared = new Set(preview.changes.map(({ member }) => member.split("/")[1] ?? ""));
  for (const member of preview.not_compared) compared.delete(member);
  if (compared.size === 0) return null;
  return sentences.length === 0 ? (
    <p>{texts.nothing}</p>
  ) : (
    <ul aria-label={texts.title} className="list-disc pl-5 marker:text-text-3">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function useEffectSentences(preview: Preview): readonly string[] {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS).preview;
  const { tier } = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const { tiers, asking, below_reserve: reserve, two_person_payouts: payouts } = preview;
  const moved = tiers.reduce((sum, { leads }) => sum + leads, 0);
  const cents = asking.after_cents - asking.before_cents;
  const listings = formats.number(asking.listings);
  const money = formats.money(Math.abs(cents), "whole");
  return [
    ...(moved === 0
      ? []
      : [
          `${texts.tiers(moved, formats.number(moved), formats.number(preview.leads))} ${tiers
            .map(({ from, to, leads }) => texts.move(formats.number(leads), tier[from], tier[to]))
            .join("; ")}.`,
        ]),
    ...(cents < 0 ? [texts.askingLess(money, listings)] : []),
    ...(cents > 0 ? [texts.askingMore(money, listings)] : []),
    ...(reserve.sales === 0
      ? []
      : [
          texts.reserve(
            reserve.sales,
            formats.number(reserve.sales),
            formats.money(reserve.price_cents, "whole"),
          ),
        ]),
    ...(preview.bids_above_limit === 0
      ? []
      : [texts.bids(preview.bids_above_limit, formats.number(preview.bids_above_limit))]),
    ...termsSentences(preview, texts, formats),
    ...(payouts.before === payouts.after
      ? []
      : [texts.payouts(formats.number(payouts.before), formats.number(payouts.after))]),
  ];
}
