// Draws the fields for the evidence that a reason needs.
import type { ReactNode } from "react";
import { CONTACT_PROOFS } from "../../../../domain/returns/reasons.ts";
import type { EvidencePiece } from "../../../../domain/returns/evidence.ts";
import type { ReturnTerms } from "../../../../contract/marketplace/return-terms.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { FILING_TEXTS } from "../../../../locales/catalogues/return-filing.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { type ReturnFormErrors, type ReturnFormValues, draftNeeds } from "./return-form-values.ts";

type Terms = ReturnTerms;

interface FieldsProps {
  readonly draft: ReturnFormValues;
  readonly terms: Terms;
  readonly mistakes: ReturnFormErrors;
  readonly onChange: (part: Partial<ReturnFormValues>) => void;
}

/** The API's limit in characters. */
const LONGEST = 2_000;
/** The maximum number of earlier purchases offered. */
const MOST_PURCHASES = 200;

export function EvidenceFields({ draft, terms, mistakes, onChange }: FieldsProps): ReactNode {
  const texts = useTexts(FILING_TEXTS);
  const needs = draftNeeds(draft);
  if (needs === null) return null;
  const said = (piece: EvidencePiece): string | null =>
    mistakes[piece] === undefined ? null : texts.mistake[mistakes[piece]];
  return (
    <>
      {needs.decider === "checks" && needs.proof === null && terms.by_hand ? (
        <Notice>{texts.byHand}</Notice>
      ) : null}
      {needs.proof === "touches" ? (
        <Notice>
          {texts.touched(terms.touches, terms.touch_days)}{" "}
          {texts.touchesNeeded(terms.least_touches, terms.least_touch_days)}
        </Notice>
      ) : null}
      {needs.proof === "calls_or_bounce" ? (
        <SelectField
          label={texts.proof}
          value={draft.proof ?? ""}
          options={[
            ["", texts.choose],
            ...CONTACT_PROOFS.map((proof) => [proof, texts.proofs[proof]] as const),
          ]}
          hint={texts.logged(terms.attempts)}
          problem={said("proof")}
          onChange={({ target }) =>
            onChange({ proof: CONTACT_PROOFS.find((proof) => proof === target.value) ?? null })
          }
        />
      ) : null}
      {needs.proof === "earlier_sale" ? (
        <EarlierPurchases
          draft={draft}
          terms={terms}
          problem={said("earlierSaleId")}
          onChange={onChange}
        />
      ) : null}
      {needs.day === null ? null : (
        <TextField
          type="date"
          label={texts.day[dayName(draft)]}
          value={draft.on}
          problem={said("on")}
          onChange={({ target }) => onChange({ on: target.value })}
        />
      )}
      <TextArea
        label={needs.words ? texts.words : texts.wordsOptional}
        hint={texts.wordsHint}
        maxLength={LONGEST}
        value={draft.words}
        problem={said("words")}
        onChange={({ target }) => onChange({ words: target.value })}
      />
    </>
  );
}

function dayName({ reason }: ReturnFormValues): "said" | "bounce" | "listing" | "contract" {
  return reason === "invalid_contact"
    ? "bounce"
    : reason === "listed_on_mls"
      ? "listing"
      : reason === "under_contract"
        ? "contract"
        : "said";
}

/** The buyer's earlier purchases, those of the same consumer first. */
function EarlierPurchases({
  draft,
  terms,
  problem,
  onChange,
}: Pick<FieldsProps, "draft" | "terms" | "onChange"> & {
  readonly problem: string | null;
}): ReactNode {
  const texts = useTexts(FILING_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const {
    value: sales,
    problem: failed,
    retry,
  } = useDocuments("sales", {
    where: [["sold_at", "lt", terms.delivered_at]],
    limit: MOST_PURCHASES,
  });
  if (sales === undefined && failed !== null)
    return <ProblemNotice problem={failed} onRetry={retry} />;
  const same = new Set(terms.same_person.map(({ sale_id: id }) => id));
  const named = new Map(
    (sales ?? []).flatMap((sale) =>
      sale.view === "buyer"
        ? [[sale.id, `${leadName(sale.lead, words)} · ${formats.date(sale.sold_at)}`] as const]
        : [],
    ),
  );
  const first = terms.same_person.map(
    ({ sale_id: id, sold_at: at }) =>
      [id, texts.samePerson(named.get(id) ?? formats.date(at))] as const,
  );
  const others = [...named].filter(([id]) => !same.has(id));
  return (
    <SelectField
      label={texts.earlier}
      hint={texts.earlierHint}
      value={draft.earlierSaleId}
      options={[["", texts.choose], ...first, ...others]}
      problem={problem}
      onChange={({ target }) => onChange({ earlierSaleId: target.value })}
    />
  );
}
