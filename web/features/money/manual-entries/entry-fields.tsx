// Draws the fields that an entry of each kind needs.
import type { ReactNode } from "react";
import { MOST_DOCUMENT_BYTES, PAYMENT_METHODS } from "../../../../domain/ledger/manual-entry.ts";
import { MANUAL_ENTRY_TEXTS } from "../../../../locales/catalogues/manual-entries.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useFileSize } from "../../../lib/file-size.ts";
import { AttachField } from "../../../ui/attach-field.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { type DraftProblems, type EntryDraft, FIELDS_OF } from "./read-draft.ts";

const LONGEST_REFERENCE = 120;
const LONGEST_REASON = 500;

interface EntryFieldsProps {
  readonly draft: EntryDraft;
  readonly problems: DraftProblems;
  readonly onChange: (part: Partial<EntryDraft>) => void;
}

export function EntryFields(props: EntryFieldsProps): ReactNode {
  return (
    <>
      <AmountFields {...props} />
      <PaymentFields {...props} />
      <AgreementFields {...props} />
      <DocumentField {...props} />
    </>
  );
}

function AmountFields({ draft, problems, onChange }: EntryFieldsProps): ReactNode {
  const { form } = useTexts(MANUAL_ENTRY_TEXTS);
  return (
    <>
      {FIELDS_OF[draft.kind].includes("direction") ? (
        <SelectField
          label={form.direction}
          value={draft.direction}
          options={[
            ["add", form.directions.add],
            ["take", form.directions.take],
          ]}
          onChange={({ target }) =>
            onChange({ direction: target.value === "take" ? "take" : "add" })
          }
        />
      ) : null}
      <TextField
        label={draft.kind === "credit_limit" ? form.limit : form.amount}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
        problem={problems.amount ?? null}
      />
    </>
  );
}

/** How money moved at the bank. */
function PaymentFields({ draft, problems, onChange }: EntryFieldsProps): ReactNode {
  const { form, methods } = useTexts(MANUAL_ENTRY_TEXTS);
  const fields = FIELDS_OF[draft.kind];
  return (
    <>
      {fields.includes("method") ? (
        <SelectField
          label={form.method}
          value={draft.method}
          options={PAYMENT_METHODS.map((method) => [method, methods[method]])}
          onChange={({ target }) => {
            const method = PAYMENT_METHODS.find((one) => one === target.value);
            if (method !== undefined) onChange({ method });
          }}
        />
      ) : null}
      {fields.includes("reference") ? (
        <TextField
          label={form.reference}
          hint={form.referenceHint}
          autoComplete="off"
          maxLength={LONGEST_REFERENCE}
          value={draft.reference}
          onChange={({ target }) => onChange({ reference: target.value })}
          problem={problems.reference ?? null}
        />
      ) : null}
      {fields.includes("valueDate") ? (
        <TextField
          label={form.valueDate}
          hint={form.valueDateHint}
          type="date"
          value={draft.valueDate}
          onChange={({ target }) => onChange({ valueDate: target.value })}
          problem={problems.valueDate ?? null}
        />
      ) : null}
    </>
  );
}

/** What was agreed with the buyer. */
function AgreementFields({ draft, problems, onChange }: EntryFieldsProps): ReactNode {
  const { form } = useTexts(MANUAL_ENTRY_TEXTS);
  const fields = FIELDS_OF[draft.kind];
  return (
    <>
      {fields.includes("terms") ? (
        <TextField
          label={form.terms}
          inputMode="numeric"
          value={draft.terms}
          onChange={({ target }) => onChange({ terms: target.value })}
          problem={problems.terms ?? null}
        />
      ) : null}
      {fields.includes("reason") ? (
        <TextArea
          label={form.reason}
          hint={form.reasonHint}
          rows={2}
          maxLength={LONGEST_REASON}
          value={draft.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
          problem={problems.reason ?? null}
        />
      ) : null}
    </>
  );
}

/** The bank's advice, or the agreement. */
function DocumentField({ draft, problems, onChange }: EntryFieldsProps): ReactNode {
  const { form } = useTexts(MANUAL_ENTRY_TEXTS);
  const size = useFileSize();
  if (!FIELDS_OF[draft.kind].includes("document")) return null;
  return (
    <div className="grid gap-1">
      <AttachField
        files={draft.files}
        onChange={(files) => onChange({ files })}
        most={1}
        label={form.document}
        hint={form.documentHint(size(MOST_DOCUMENT_BYTES))}
        leaveOut={form.documentRemove}
      />
      {problems.document === undefined ? null : (
        <p role="alert" className="text-label text-negative">
          {problems.document}
        </p>
      )}
    </div>
  );
}
