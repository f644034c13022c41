// Requests a return: the reason first, then exactly the evidence it needs, its consequences, and
// the next steps.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { EVIDENCE_MISTAKES, type EvidenceError } from "../../../../domain/returns/evidence.ts";
import { call } from "../../../lib/api/call.ts";
import type { LeadSale } from "../../../../contract/marketplace/lead-sale.ts";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import type { ReturnTerms } from "../../../../contract/marketplace/return-terms.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useIntentKeys } from "../../../lib/use-intent-keys.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { FILING_TEXTS } from "../../../../locales/catalogues/return-filing.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { DisputedNotice } from "./disputed-notice.tsx";
import { EvidenceFields } from "./evidence-fields.tsx";
import {
  EMPTY_RETURN_FORM,
  bodyOf,
  returnFormErrors,
  refusedPieces,
} from "./return-form-values.ts";
import { NextSteps, TermsFacts } from "./terms-facts.tsx";

/** A sale whose price the reader sees. */
export type PaidSale = LeadSale & { readonly price_cents: number };
type Terms = ReturnTerms;

const TOUCHED = [
  "/v1/returns",
  "/v1/reports",
  "/v1/sales",
  "/v1/leads",
  "/v1/wallet",
  "/v1/profile",
];

/** Only for members who see the account's money. */
export function AskSheet({
  sale,
  onClose,
}: {
  readonly sale: PaidSale;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const filing = useTexts(FILING_TEXTS);
  const shown = useAnswer("GET /v1/sales/{id}/return-terms", { params: { id: sale.id } });
  return (
    <Sheet title={texts.ask} onClose={onClose}>
      <Loaded shown={shown}>
        {(terms) =>
          terms.refused === null ? (
            <AskForm sale={sale} terms={terms} onClose={onClose} />
          ) : (
            <Notice>{filing.refused[terms.refused]}</Notice>
          )
        }
      </Loaded>
    </Sheet>
  );
}

function isFieldError(code: string): code is EvidenceError {
  return EVIDENCE_MISTAKES.some((one) => one === code);
}

interface AskFormProps {
  readonly sale: PaidSale;
  readonly terms: Terms;
  readonly onClose: () => void;
}

/** The form's state: typed values, errors, and sending. */
function useReturnDraft({ sale, terms, onClose }: AskFormProps) {
  const texts = useTexts(RETURN_TEXTS);
  const filing = useTexts(FILING_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_RETURN_FORM);
  const [wasTried, setTried] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  // The same values are one intent across retries.
  const { keyOf } = useIntentKeys();
  const own = returnFormErrors(draft, terms, Date.now());
  const mistakes = wasTried ? { ...refusedPieces(problem, isFieldError), ...own } : {};
  const send = async (): Promise<void> => {
    setTried(true);
    const body = bodyOf(draft);
    if (body === null || Object.keys(own).length > 0) {
      // Focuses the first error once the errors are rendered.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    let filed: Return | null = null;
    const isSent = await submit(async () => {
      filed = await call("POST /v1/sales/{id}/return", {
        params: { id: sale.id },
        body,
        headers: { "idempotency-key": keyOf(JSON.stringify(body)) },
      });
    });
    if (!isSent) return;
    toast(
      (filed as Return | null)?.status === "approved"
        ? filing.provedNow(formats.money(sale.price_cents))
        : texts.asked,
    );
    onClose();
    await refresh(client, ...TOUCHED);
  };
  return { form, draft, setDraft, mistakes, isBusy, problem, send };
}

function AskForm(props: AskFormProps): ReactNode {
  const { sale, terms } = props;
  const texts = useTexts(RETURN_TEXTS);
  const filing = useTexts(FILING_TEXTS);
  const formats = useFormats();
  const { form, draft, setDraft, mistakes, isBusy, problem, send } = useReturnDraft(props);
  const reasons = terms.reasons.map((name) => [name, texts.reason[name]] as const);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem === null || Object.keys(mistakes).length > 0 ? null : (
        <ProblemNotice problem={problem} />
      )}
      <SelectField
        label={texts.reasonLabel}
        value={draft.reason ?? ""}
        options={[["", texts.chooseReason], ...reasons]}
        hint={draft.reason === null ? undefined : filing.about[draft.reason]}
        problem={
          mistakes.reason === undefined
            ? null
            : draft.reason === null
              ? texts.reasonMissing
              : filing.mistake[mistakes.reason]
        }
        onChange={({ target }) =>
          setDraft({
            ...draft,
            reason: terms.reasons.find((name) => name === target.value) ?? null,
          })
        }
      />
      <DisputedNotice terms={terms} reason={draft.reason} />
      <EvidenceFields
        draft={draft}
        terms={terms}
        mistakes={mistakes}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <TermsFacts terms={terms} />
      <NextSteps terms={terms} amount={formats.money(sale.price_cents)} />
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.askSend}
        </Button>
      </div>
    </form>
  );
}
