// Edits what is agreed with an account, with the reason that the account reads.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { AccountTerms } from "../../../../contract/network/account-terms.ts";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useAnswerToEdit } from "../../../lib/documents/use-answer-to-edit.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { AffiliateFields } from "./affiliate-fields.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import {
  affiliateDraftOf,
  buyerDraftOf,
  readAffiliateDraft,
  readBuyerDraft,
} from "./terms-draft.ts";

const LONGEST_REASON = 500;
const TOUCHED = ["/v1/accounts", "/v1/account-terms", "/v1/activity"];

interface EditTermsProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

export function EditTerms({ accountId, onClose }: EditTermsProps): ReactNode {
  const shown = useAnswerToEdit("GET /v1/accounts/{id}/terms", { params: { id: accountId } });
  return <Loaded shown={shown}>{(terms) => <Form terms={terms} onClose={onClose} />}</Loaded>;
}

interface FormProps {
  readonly terms: AccountTerms;
  readonly onClose: () => void;
}

function Form({ terms: newest, onClose }: FormProps): ReactNode {
  // The version that was opened is sent: the server refuses to save over a newer one.
  const [terms] = useState(newest);
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const client = useQueryClient();
  const draft = useTermsDraft(terms);
  const [reason, setReason] = useState("");
  const [isChecked, check] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const isReasonMissing = reason.trim() === "";
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isReasonMissing || Object.keys(draft.problems).length > 0) return;
    const isSaved = await submit(() =>
      call("PUT /v1/accounts/{id}/terms", {
        params: { id: terms.account_id },
        body: { version: terms.version, reason, ...draft.body },
      }),
    );
    if (!isSaved) return;
    toast(texts.form.saved);
    onClose();
    await refresh(client, ...TOUCHED);
  };
  return (
    <form
      noValidate
      aria-label={texts.form.label}
      className="grid gap-5"
      onSubmit={(event) => void save(event)}
    >
      <p className="text-text-2">{texts.form.about}</p>
      {problem === null ? null : isStale(problem) ? (
        <Notice tone="warning">{texts.form.stale}</Notice>
      ) : (
        <ProblemNotice problem={problem} />
      )}
      {draft.fields(isChecked ? draft.problems : {})}
      <TextArea
        label={texts.form.reason}
        hint={texts.form.reasonHint}
        maxLength={LONGEST_REASON}
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        problem={isChecked && isReasonMissing ? texts.form.noReason : null}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.form.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  );
}

function isStale({ fields }: ApiError): boolean {
  return fields.some(({ code }) => code === "stale");
}

/** What is typed for an account of this kind: its fields, its problems, and the body to send. */
function useTermsDraft({ affiliate, buyer, account_id: accountId }: AccountTerms) {
  const { form } = useTexts(ACCOUNT_TERMS_TEXTS);
  const { number } = useFormats();
  const [own, setOwn] = useState(() => (affiliate === null ? null : affiliateDraftOf(affiliate)));
  const [bought, setBought] = useState(() => (buyer === null ? null : buyerDraftOf(buyer)));
  if (own !== null) {
    const { terms, problems } = readAffiliateDraft(own, form, number);
    return {
      problems,
      body: { affiliate: terms },
      fields: (shown: typeof problems): ReactNode => (
        <AffiliateFields
          accountId={accountId}
          draft={own}
          problems={shown}
          onChange={(change) => setOwn({ ...own, ...change })}
        />
      ),
    };
  }
  if (bought === null) return { problems: {}, body: {}, fields: (): ReactNode => null };
  const { terms, problems } = readBuyerDraft(bought, form, number);
  return {
    problems,
    body: { buyer: terms },
    fields: (shown: typeof problems): ReactNode => (
      <BuyerFields
        draft={bought}
        problems={shown}
        onChange={(change) => setBought({ ...bought, ...change })}
      />
    ),
  };
}
