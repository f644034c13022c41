// Records what a consumer asks of the network: the kind, the person and the day it came.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import {
  CONSUMER_REQUEST_KINDS,
  OLDEST_RECEIPT_DAYS,
} from "../../../../domain/consumers/consumer-request.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import type { ConsumerRequestTexts } from "../../../../locales/en/consumer-requests.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { addDays, dayOf } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RadioChoice } from "../../../ui/radio-choice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toast.tsx";
import {
  type DraftField,
  type DraftProblems,
  FIELDS,
  type RequestDraft,
  bodyOf,
  findDraftProblems,
} from "./request-draft.ts";
import { lastDay } from "./request-words.ts";
import { RECORDED } from "./touched.ts";

interface RecordSheetProps {
  /** The lead whose person asks; null: phone or email are entered. */
  readonly leadId: string | null;
  readonly onClose: () => void;
  readonly onRecorded: (request: ConsumerRequest) => void;
}

export function RecordSheet({ leadId, onClose, onRecorded }: RecordSheetProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const today = dayOf(Date.now(), useAccountFormats().timeZone);
  const [draft, setDraft] = useState<RequestDraft>({
    kind: "no_contact",
    phone: "",
    email: "",
    receivedOn: today,
  });
  const [isChecked, check] = useState(false);
  const { isBusy, problem, refused, send } = useRecord();
  const problems = findDraftProblems(draft, today, leadId !== null, texts.form);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (Object.keys(problems).length > 0) return;
    const request = await send(draft, today, leadId);
    if (request !== null) onRecorded(request);
  };
  return createPortal(
    <Sheet place="middle" title={texts.form.title} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <RecordFields
          draft={draft}
          today={today}
          isOfLead={leadId !== null}
          problems={isChecked ? { ...refused(draft), ...problems } : {}}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.form.send}
          </Button>
        </div>
      </form>
    </Sheet>,
    document.body,
  );
}

interface FieldsProps {
  readonly draft: RequestDraft;
  readonly today: string;
  readonly isOfLead: boolean;
  readonly problems: DraftProblems;
  readonly onChange: (part: Partial<RequestDraft>) => void;
}

function RecordFields({ draft, today, isOfLead, problems, onChange }: FieldsProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const { form } = texts;
  return (
    <>
      <RadioChoice
        legend={form.kind}
        options={CONSUMER_REQUEST_KINDS.map((kind) => ({
          value: kind,
          label: texts.kinds[kind],
          about: texts.abouts[kind],
        }))}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {isOfLead ? (
        <p className="text-text-2">{form.ofLead}</p>
      ) : (
        <>
          <TextField
            type="tel"
            label={form.phone}
            hint={form.personHint}
            autoComplete="off"
            maxLength={40}
            value={draft.phone}
            problem={problems.phone}
            onChange={({ target }) => onChange({ phone: target.value })}
          />
          <TextField
            type="email"
            label={form.email}
            autoComplete="off"
            maxLength={254}
            value={draft.email}
            problem={problems.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        </>
      )}
      <TextField
        type="date"
        label={form.received}
        hint={form.receivedHint}
        min={addDays(today, -OLDEST_RECEIPT_DAYS)}
        max={today}
        value={draft.receivedOn}
        problem={problems.receivedOn}
        onChange={({ target }) => onChange({ receivedOn: target.value })}
      />
    </>
  );
}

/** What is said at a field whose value the server refused: it only refuses what it can't read. */
const REFUSED = {
  phone: "phoneInvalid",
  email: "emailInvalid",
  receivedOn: "dayRefused",
} as const satisfies Readonly<Record<DraftField, keyof ConsumerRequestTexts["form"]>>;

/** Sends the form, and says at its fields what the server refused. */
function useRecord() {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const formats = useAccountFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [sent, setSent] = useState<RequestDraft | null>(null);
  const send = async (
    draft: RequestDraft,
    today: string,
    leadId: string | null,
  ): Promise<ConsumerRequest | null> => {
    setSent(draft);
    let request: ConsumerRequest | null = null;
    await submit(async () => {
      request = await call("POST /v1/consumer-requests", { body: bodyOf(draft, today, leadId) });
    });
    if (request === null) return null;
    toast(texts.form.recorded(lastDay(request, formats)));
    await refresh(client, ...RECORDED);
    return request;
  };
  const said = (problem?.fields ?? []).flatMap(({ field }) => {
    const name = FIELDS[field];
    return name === undefined ? [] : [[name, texts.form[REFUSED[name]]] as const];
  });
  return {
    isBusy,
    /** What no field says. */
    problem: said.length > 0 ? null : problem,
    /** What the server refused, of fields that still have the refused value. */
    refused: (draft: RequestDraft): DraftProblems =>
      Object.fromEntries(said.filter(([name]) => sent?.[name] === draft[name])),
    send,
  };
}
