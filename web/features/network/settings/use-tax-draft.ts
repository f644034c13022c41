// Holds the typed Form W-9, checks it by the server's rules, and sends it.
import { type FormEvent, useRef, useState } from "react";
import {
  type TaxClass,
  type TaxDetails,
  type TaxField,
  taxErrors,
} from "../../../../domain/tax/tax-details.ts";
import { call } from "../../../lib/api/call.ts";
import type { PayoutDetails } from "../../../../contract/money/payout-shapes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { PAYEE_TEXTS } from "../../../../locales/catalogues/payees.ts";
import { toast } from "../../../ui/toast.tsx";

/** The payee as certified. */
export type Payee = NonNullable<NonNullable<PayoutDetails["tax"]>["payee"]>;

/** The form before anything is typed: the certified payee, without number or signature. */
function formOf(payee: Payee | null, taxClass: TaxClass): TaxDetails {
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

function bodyOf(draft: TaxDetails, isUsPerson: boolean, isCertified: boolean) {
  return {
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
}

/** The form's state: typed values, errors, and saving. */
export function useTaxDraft(payee: Payee | null, taxClass: TaxClass, onSaved: () => Promise<void>) {
  const names = useTexts(PAYEE_TEXTS).tax;
  const element = useRef<HTMLFormElement>(null);
  const [isUsPerson, beUsPerson] = useState(true);
  const { values: draft, change } = useDraft(formOf(payee, taxClass));
  const [isCertified, certify] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const own = taxErrors(draft);
  const said = (field: TaxField): string | null => {
    const mistake = wasTried ? own[field] : undefined;
    return mistake === undefined ? null : names.mistake[mistake];
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(own).length > 0 || !isCertified) {
      // Focuses the first error once the errors are rendered.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    const body = bodyOf(draft, isUsPerson, isCertified);
    if (!(await submit(() => call("PUT /v1/payout-details/tax", { body })))) return;
    toast(names.saved);
    await onSaved();
  };
  return {
    element,
    isUsPerson,
    beUsPerson,
    draft,
    change,
    said,
    isCertified,
    certify,
    isUncertified: wasTried && !isCertified,
    isBusy,
    problem,
    send,
  };
}

export type TaxDraft = ReturnType<typeof useTaxDraft>;
