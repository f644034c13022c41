// Enters a payment, a correction, credit, a refund or a credit limit into a buyer's wallet.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { MANUAL_ENTRY_KINDS } from "../../../../domain/ledger/manual-entry.ts";
import { MANUAL_ENTRY_TEXTS } from "../../../../locales/catalogues/manual-entries.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { encodeFile } from "../../../lib/encode-file.ts";
import { useFileSize } from "../../../lib/file-size.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useIntentKeys } from "../../../lib/use-intent-keys.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { AccountWalletAnswer } from "./account-wallet.tsx";
import { ENTRY_ADDRESSES } from "./entry-addresses.ts";
import { EntryFields } from "./entry-fields.tsx";
import {
  EMPTY_DRAFT,
  type EntryDraft,
  FIELDS_OF,
  bodyOf,
  findDraftProblems,
  refusedAmount,
} from "./read-draft.ts";

interface EntryFormProps {
  readonly account: Account;
  readonly wallet: AccountWalletAnswer;
  readonly onClose: () => void;
}

export function EntryForm({ account, wallet, onClose }: EntryFormProps): ReactNode {
  const texts = useTexts(MANUAL_ENTRY_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const formats = useFormats();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isChecked, check] = useState(false);
  const { isBusy, problem, send } = useEntry(account);
  const size = useFileSize();
  const problems = findDraftProblems(draft, wallet.refundable_cents, texts.form, formats, size);
  const refused = problem === null ? null : refusedAmount(problem, texts.form);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (Object.keys(problems).length === 0 && (await send(draft))) onClose();
  };
  return (
    <form
      noValidate
      aria-label={texts.form.title}
      className="grid gap-4 rounded-panel border border-line p-4"
      onSubmit={(event) => void submit(event)}
    >
      {problem === null || refused !== null ? null : <ProblemNotice problem={problem} />}
      <SelectField
        autoFocus
        label={texts.form.kind}
        hint={texts.helps[draft.kind]}
        value={draft.kind}
        options={MANUAL_ENTRY_KINDS.map((kind) => [kind, texts.kinds[kind]])}
        onChange={({ target }) => {
          const kind = MANUAL_ENTRY_KINDS.find((one) => one === target.value);
          if (kind !== undefined) setDraft({ ...draft, kind });
          check(false);
        }}
      />
      <EntryFields
        draft={draft}
        problems={{
          ...(refused === null ? {} : { amount: refused }),
          ...(isChecked ? problems : {}),
        }}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.form.book}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Sends an entry once, however often it is tried, and says whether it was booked or waits. */
function useEntry(account: Account) {
  const texts = useTexts(MANUAL_ENTRY_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const keys = useIntentKeys();
  const send = async (draft: EntryDraft): Promise<boolean> => {
    const body = bodyOf(draft);
    const file = FIELDS_OF[draft.kind].includes("document") ? draft.files[0] : undefined;
    const intent = JSON.stringify([body, file?.name, file?.size, file?.lastModified]);
    let isWaiting = false;
    const isSent = await submit(async () => {
      const made = await call("POST /v1/accounts/{id}/manual-entries", {
        params: { id: account.id },
        body: file === undefined ? body : { ...body, document: await encodeFile(file) },
        headers: { "idempotency-key": keys.keyOf(intent) },
      });
      isWaiting = made.status === "waiting";
    });
    if (!isSent) return false;
    const what = texts.kinds[draft.kind];
    toast(isWaiting ? texts.form.waits(what) : texts.form.booked(what));
    await refresh(client, ...ENTRY_ADDRESSES);
    return true;
  };
  return { isBusy, problem, send };
}
