// What Form W-9 asks, checked as it is typed by the rules that the server has. The number is never
// filled in again.
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import {
  TAX_CLASSES,
  type TaxClass,
  type TaxDetails,
  type TaxField,
  taxMistakes,
} from "../../../domain/tax/tax-details.ts";
import { TAX_NUMBER_KINDS } from "../../../domain/tax/taxpayer-number.ts";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { PAYEE_TEXTS } from "../../texts/payees.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";

type Payee = NonNullable<NonNullable<Schemas["PayoutDetails"]["tax"]>["payee"]>;

interface TaxFormProps {
  /** What was certified before; null for the first time. */
  readonly payee: Payee | null;
  readonly taxClass: TaxClass;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
  readonly onSaved: () => Promise<void>;
}

const LONGEST = 120;

function emptyDraft(payee: Payee | null, taxClass: TaxClass): TaxDetails {
  return {
    legalName: payee?.legal_name ?? "",
    businessName: payee?.business_name ?? null,
    taxClass,
    street: payee?.street ?? "",
    city: payee?.city ?? "",
    state: payee?.state ?? "",
    zipCode: payee?.zip_code ?? "",
    numberKind: taxClass === "individual" ? "ssn" : "ein",
    number: "",
    signature: "",
  };
}

export function TaxForm({ payee, taxClass, onCancel, onSaved }: TaxFormProps): ReactNode {
  const texts = useTexts(PAYEE_TEXTS);
  const names = texts.tax;
  const form = useRef<HTMLFormElement>(null);
  const [isUsPerson, beUsPerson] = useState(true);
  const [draft, setDraft] = useState(() => emptyDraft(payee, taxClass));
  const [isCertified, certify] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const own = taxMistakes(draft);
  const said = (field: TaxField): string | null => {
    const mistake = wasTried ? own[field] : undefined;
    return mistake === undefined ? null : names.mistake[mistake];
  };
  const change = (part: Partial<TaxDetails>): void => setDraft({ ...draft, ...part });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(own).length > 0 || !isCertified) {
      // Once the mistakes are drawn: to the first of them.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    const body = {
      us_person: isUsPerson,
      legal_name: draft.legalName,
      ...(draft.businessName === null || draft.businessName.trim() === ""
        ? {}
        : { business_name: draft.businessName }),
      tax_class: draft.taxClass,
      street: draft.street,
      city: draft.city,
      state: draft.state,
      zip_code: draft.zipCode,
      number_kind: draft.numberKind,
      number: draft.number,
      certified: isCertified,
      signature: draft.signature,
    };
    if (!(await submit(() => call("PUT", "/v1/payout-details/tax", body)))) return;
    toast(names.saved);
    await onSaved();
  };
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      className="grid max-w-xl gap-4"
      onSubmit={(event) => void send(event)}
    >
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <SelectField
        label={names.person}
        hint={names.personHint}
        value={isUsPerson ? "yes" : "no"}
        options={[
          ["yes", names.yes],
          ["no", names.no],
        ]}
        onChange={({ target }) => beUsPerson(target.value === "yes")}
      />
      {isUsPerson ? (
        <>
          <TextField
            label={names.legalName}
            hint={names.legalHint}
            maxLength={LONGEST}
            value={draft.legalName}
            problem={said("legal_name")}
            onChange={({ target }) => change({ legalName: target.value })}
          />
          <TextField
            label={names.businessName}
            maxLength={LONGEST}
            value={draft.businessName ?? ""}
            onChange={({ target }) => change({ businessName: target.value })}
          />
          <SelectField
            label={names.taxClass}
            value={draft.taxClass}
            options={TAX_CLASSES.map((name) => [name, names.classes[name]])}
            onChange={({ target }) => change(classOf(target.value))}
          />
          <TextField
            label={names.street}
            maxLength={LONGEST}
            autoComplete="street-address"
            value={draft.street}
            problem={said("street")}
            onChange={({ target }) => change({ street: target.value })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <TextField
              label={names.city}
              maxLength={80}
              autoComplete="address-level2"
              value={draft.city}
              problem={said("city")}
              onChange={({ target }) => change({ city: target.value })}
            />
            <SelectField
              label={names.state}
              value={draft.state}
              problem={said("state")}
              options={[
                ["", names.chooseState],
                ...US_STATES.map(({ code, name }) => [code, name] as const),
              ]}
              onChange={({ target }) => change({ state: target.value })}
            />
            <TextField
              label={names.zipCode}
              maxLength={10}
              inputMode="numeric"
              autoComplete="postal-code"
              value={draft.zipCode}
              problem={said("zip_code")}
              onChange={({ target }) => change({ zipCode: target.value })}
            />
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={names.numberKind}
              value={draft.numberKind}
              problem={said("number_kind")}
              options={TAX_NUMBER_KINDS.map((kind) => [kind, names.kinds[kind]])}
              onChange={({ target }) =>
                change({ numberKind: target.value === "ein" ? "ein" : "ssn" })
              }
            />
            <TextField
              label={names.number}
              hint={names.numberHint[draft.numberKind]}
              maxLength={20}
              inputMode="numeric"
              spellCheck={false}
              value={draft.number}
              problem={said("number")}
              onChange={({ target }) => change({ number: target.value })}
            />
          </div>
          <fieldset className="grid gap-3 rounded-panel border border-line bg-surface p-4">
            <legend className="px-1 font-semibold">{names.certification}</legend>
            <CheckField
              label={names.certify}
              checked={isCertified}
              aria-invalid={wasTried && !isCertified ? true : undefined}
              onChange={({ target }) => certify(target.checked)}
            />
            {wasTried && !isCertified ? (
              <p role="alert" className="text-label text-negative">
                {names.certifyMissing}
              </p>
            ) : null}
            <TextField
              label={names.signature}
              hint={names.signatureHint}
              maxLength={LONGEST}
              value={draft.signature}
              problem={said("signature")}
              onChange={({ target }) => change({ signature: target.value })}
            />
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" type="submit" busy={isBusy}>
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

/** A company goes by its own number, a person mostly by theirs. */
function classOf(chosen: string): Pick<TaxDetails, "taxClass" | "numberKind"> {
  const taxClass = TAX_CLASSES.find((name) => name === chosen) ?? "individual";
  return { taxClass, numberKind: taxClass === "individual" ? "ssn" : "ein" };
}
