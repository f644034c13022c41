// Draws what every analysis contains: lists of sentences, and its origin.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ANALYSES_TEXTS } from "../../../../locales/catalogues/analyses.ts";
import type { AnalysesTexts } from "../../../../locales/en/analyses.ts";
import { Name } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Analysis } from "./use-analyses.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

/** Sentences under a heading; the texts are the analysis's own, in its language. */
export function Sentences({
  name,
  items,
  language,
}: {
  readonly name: keyof AnalysesTexts["lists"];
  readonly items: readonly string[];
  readonly language: Analysis["language"];
}): ReactNode {
  const texts = useTexts(ANALYSES_TEXTS);
  return (
    <div className="min-w-0">
      <h4 className="text-label font-medium text-text-2">{texts.lists[name]}</h4>
      <ul lang={language} className="mt-1 grid gap-1">
        {items.map((item, index) => (
          <li key={`${index} ${item}`} className="grid grid-cols-[auto_1fr] gap-2 break-words">
            <span aria-hidden="true" className="text-text-3">
              ·
            </span>
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who made it, when, from which data, and why not by the model. */
export function Origin({ analysis }: { readonly analysis: Analysis }): ReactNode {
  const texts = useTexts(ANALYSES_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const {
    model,
    fallback,
    is_repaired: isRepaired,
    made_at: madeAt,
    made_from: madeFrom,
  } = analysis;
  return (
    <div className="grid gap-2">
      {fallback === null ? null : <Notice tone="warning">{texts.fallback[fallback]}</Notice>}
      <p className="text-label text-text-2">
        {model === null ? texts.byRules : <Name>{texts.byModel(model)}</Name>}
        {isRepaired ? `, ${texts.repaired}` : null} ·{" "}
        <time dateTime={madeAt} title={formats.dateTime(madeAt)}>
          {texts.madeAt(formats.ago(madeAt, nowMs))}
        </time>
        <span className="block text-text-3">
          {texts.madeFrom}: {madeFrom.map((input) => texts.inputs[input]).join(", ")}.
        </span>
      </p>
    </div>
  );
}
