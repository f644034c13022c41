// Edits Form W-9 and checks it during typing by the server's rules. A stored number is never shown
// again.
import type { ReactNode } from "react";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { TAX_CLASSES, type TaxClass, type TaxDetails } from "../../../../domain/tax/tax-details.ts";
import { TAX_NUMBER_KINDS } from "../../../../domain/tax/taxpayer-number.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PAYEE_TEXTS } from "../../../../locales/catalogues/payees.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { type Payee, type TaxDraft, useTaxDraft } from "./use-tax-draft.ts";

interface TaxFormProps {
  /** The previous certification; null for the first one. */
  readonly payee: Payee | null;
  readonly taxClass: TaxClass;
  /** Null where there is nothing to return to. */
  readonly onCancel: (() => void) | null;
  readonly onSaved: () => Promise<void>;
}

const LONGEST = 120;

export function TaxForm({ payee, taxClass, onCancel, onSaved }: TaxFormProps): ReactNode {
  const texts = useTexts(PAYEE_TEXTS);
  const names = texts.tax;
  const form = useTaxDraft(payee, taxClass, onSaved);
  return (
    <form
      ref={form.element}
      noValidate
      autoComplete="off"
      className="grid max-w-xl gap-4"
      onSubmit={(event) => void form.send(event)}
    >
      {form.problem === null ? null : <ProblemNotice problem={form.problem} />}
      <SelectField
        label={names.person}
        hint={names.personHint}
        value={form.isUsPerson ? "yes" : "no"}
        options={[
          ["yes", names.yes],
          ["no", names.no],
        ]}
        onChange={({ target }) => form.beUsPerson(target.value === "yes")}
      />
      {form.isUsPerson ? (
        <>
          <NameFields form={form} />
          <AddressFields form={form} />
          <NumberFields form={form} />
          <Certification form={form} />
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" type="submit" busy={form.isBusy}>
              {texts.save}
            </Button>
            {onCancel === null ? null : <Button onClick={onCancel}>{texts.cancel}</Button>}
          </div>
        </>
      ) : (
        <Notice tone="warning">{names.foreign}</Notice>
      )}
    </form>
  );
}

/** Companies use an EIN, individuals usually an SSN. */
function classOf(chosen: string): Pick<TaxDetails, "taxClass" | "numberKind"> {
  const taxClass = TAX_CLASSES.find((name) => name === chosen) ?? "individual";
  return { taxClass, numberKind: taxClass === "individual" ? "ssn" : "ein" };
}

/** Name and tax classification. */
function NameFields({ form }: { readonly form: TaxDraft }): ReactNode {
  const names = useTexts(PAYEE_TEXTS).tax;
  return (
    <>
      <TextField
        label={names.legalName}
        hint={names.legalHint}
        maxLength={LONGEST}
        value={form.draft.legalName}
        problem={form.said("legal_name")}
        onChange={({ target }) => form.change({ legalName: target.value })}
      />
      <TextField
        label={names.businessName}
        maxLength={LONGEST}
        value={form.draft.businessName ?? ""}
        onChange={({ target }) => form.change({ businessName: target.value })}
      />
      <SelectField
        label={names.taxClass}
        value={form.draft.taxClass}
        options={TAX_CLASSES.map((name) => [name, names.classes[name]])}
        onChange={({ target }) => form.change(classOf(target.value))}
      />
    </>
  );
}

/** The postal address for tax forms. */
function AddressFields({ form }: { readonly form: TaxDraft }): ReactNode {
  const names = useTexts(PAYEE_TEXTS).tax;
  return (
    <>
      <TextField
        label={names.street}
        maxLength={LONGEST}
        autoComplete="street-address"
        value={form.draft.street}
        problem={form.said("street")}
        onChange={({ target }) => form.change({ street: target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={names.city}
          maxLength={80}
          autoComplete="address-level2"
          value={form.draft.city}
          problem={form.said("city")}
          onChange={({ target }) => form.change({ city: target.value })}
        />
        <SelectField
          label={names.state}
          value={form.draft.state}
          problem={form.said("state")}
          options={[
            ["", names.chooseState],
            ...US_STATES.map(({ code, name }) => [code, name] as const),
          ]}
          onChange={({ target }) => form.change({ state: target.value })}
        />
        <TextField
          label={names.zipCode}
          maxLength={10}
          inputMode="numeric"
          autoComplete="postal-code"
          value={form.draft.zipCode}
          problem={form.said("zip_code")}
          onChange={({ target }) => form.change({ zipCode: target.value })}
        />
      </div>
    </>
  );
}

/** The taxpayer's number and its kind. */
function NumberFields({ form }: { readonly form: TaxDraft }): ReactNode {
  const names = useTexts(PAYEE_TEXTS).tax;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={names.numberKind}
        value={form.draft.numberKind}
        problem={form.said("number_kind")}
        options={TAX_NUMBER_KINDS.map((kind) => [kind, names.kinds[kind]])}
        onChange={({ target }) =>
          form.change({ numberKind: target.value === "ein" ? "ein" : "ssn" })
        }
      />
      <TextField
        label={names.number}
        hint={names.numberHint[form.draft.numberKind]}
        maxLength={20}
        inputMode="numeric"
        spellCheck={false}
        value={form.draft.number}
        problem={form.said("number")}
        onChange={({ target }) => form.change({ number: target.value })}
      />
    </div>
  );
}

/** The certification and the signature. */
function Certification({ form }: { readonly form: TaxDraft }): ReactNode {
  const names = useTexts(PAYEE_TEXTS).tax;
  return (
    <fieldset className="grid gap-3 rounded-panel border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{names.certification}</legend>
      <CheckField
        label={names.certify}
        checked={form.isCertified}
        aria-invalid={form.isUncertified ? true : undefined}
        onChange={({ target }) => form.certify(target.checked)}
      />
      {form.isUncertified ? (
        <p role="alert" className="text-label text-negative">
          {names.certifyMissing}
        </p>
      ) : null}
      <TextField
        label={names.signature}
        hint={names.signatureHint}
        maxLength={LONGEST}
        value={form.draft.signature}
        problem={form.said("signature")}
        onChange={({ target }) => form.change({ signature: target.value })}
      />
    </fieldset>
  );
}
