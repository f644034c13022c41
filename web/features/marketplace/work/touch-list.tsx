// Lists the touches of a lead, newest first, with their notes.
import type { ReactNode } from "react";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { OUTCOME_FORM_TEXTS } from "../../../../locales/catalogues/outcome-forms.ts";
import type { OutcomeFormTexts } from "../../../../locales/en/outcome-forms.ts";
import type { WorkTexts } from "../../../../locales/en/work.ts";
import type { Touch } from "../../../../contract/marketplace/touches.ts";
import { Button } from "../../../ui/button.tsx";
import { Name, Said } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Timeline } from "../../../ui/timeline.tsx";

export function TouchList({ saleId }: { readonly saleId: string }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const forms = useTexts(OUTCOME_FORM_TEXTS);
  const formats = useFormats();
  const {
    value: touches,
    problem,
    retry,
    isFromCache,
    hasMore,
    loadMore,
    isLoadingMore,
  } = useDocuments("touches", { where: [["sale_id", "eq", saleId]] });
  if (touches === undefined)
    return problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />;
  if (touches.length === 0)
    return (
      <div className="flex flex-wrap items-baseline gap-x-3 text-label text-text-2">
        <h3 className="font-medium">{texts.touches}</h3>
        <p>{texts.none}</p>
      </div>
    );
  return (
    <div className="grid gap-3">
      <h3 className="text-label font-medium text-text-2">{texts.touches}</h3>
      <Timeline
        steps={touches.map((touch) => ({
          id: touch.id,
          at: touch.at,
          title: titleOf(touch, texts, forms, formats),
          isNegative: touch.outcome === "lost",
          about: <About touch={touch} isFromCache={isFromCache} />,
        }))}
      />
      {hasMore ? (
        <div>
          <Button busy={isLoadingMore} onClick={loadMore}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The outcome with the value of a won deal or the reason of a lost one. */
function titleOf(
  { outcome, value_cents: value, lost_reason: reason }: Touch,
  texts: WorkTexts,
  forms: OutcomeFormTexts,
  formats: Formats,
): string {
  if (outcome === null) return texts.note;
  const more =
    value === null
      ? reason === null
        ? []
        : [forms.lostReason[reason]]
      : [forms.worth(formats.money(value))];
  return [texts.progress[outcome], ...more].join(" · ");
}

/** Notes are not cached in the browser: until the server answers, a placeholder is shown. */
function About({
  touch: { by, note, outcome },
  isFromCache,
}: {
  readonly touch: Touch;
  readonly isFromCache: boolean;
}): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const isAwaited = note === null && isFromCache && outcome === null;
  return (
    <>
      <p className="text-label">
        {by.kind === "key" ? (
          texts.by(texts.key)
        ) : by.name === null ? (
          texts.by(texts.left)
        ) : (
          <Name>{texts.by(by.name)}</Name>
        )}
      </p>
      {note === null ? null : (
        <p className="whitespace-pre-wrap text-text">
          <Said>{note}</Said>
        </p>
      )}
      {isAwaited ? <p>{texts.noteGone}</p> : null}
    </>
  );
}
