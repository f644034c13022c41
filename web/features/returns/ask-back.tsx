// A buyer's way to their money back, at the lead they bought: asking for it within the window, and then where the return stands.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RETURN_WINDOW_MS } from "../../../domain/ledger/earning-terms.ts";
import { FILED_RETURN_REASONS } from "../../../domain/returns/reasons.ts";
import { flagParameter, useAddress, uuidParameter } from "../../lib/address.ts";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { useUser } from "../../lib/auth/auth.ts";
import { refresh, useDocuments } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useIntentKeys } from "../../lib/use-intent-keys.ts";
import { useNow } from "../../lib/use-now.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { RETURN_TEXTS } from "../../texts/returns.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea } from "../../ui/field.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.tsx";
import { Deadline } from "./deadline.tsx";
import { ReturnSheet } from "./return-sheet.tsx";

type Sale = Schemas["LeadSale"];

const ADDRESS = { ask: flagParameter(), return: uuidParameter() };
const MINUTE_MS = 60_000;
/** As many letters as the API takes. */
const LONGEST = 2_000;
const TOUCHED = ["/v1/returns", "/v1/reports", "/v1/sales", "/v1/leads", "/v1/wallet"];

export function AskBack({ sale }: { readonly sale: Sale }): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const [{ ask, return: open }, change] = useAddress(ADDRESS);
  const isAgent = useUser().seat === "agent";
  const { value: returns, problem, retry } = useDocuments("returns", { where: [["sale_id", "eq", sale.id]], limit: 1 });
  if (returns === undefined) return problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />;
  const [filed] = returns;
  // Giving back moves money: an agent only reads how it stands.
  if (filed === undefined && isAgent) return null;
  const until = new Date(Date.parse(sale.sold_at) + RETURN_WINDOW_MS).toISOString();
  if (filed !== undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{texts.askedFor(texts.reason[filed.reason])}</p>
        <Deadline item={filed} />
        <Button onClick={() => change({ return: filed.id })}>{texts.read}</Button>
        {open === filed.id ? <ReturnSheet id={filed.id} onClose={() => change({ return: null })} /> : null}
      </div>
    );
  }
  if (nowMs > Date.parse(until)) return <p className="text-text-2">{texts.askOver(formats.dateTime(until))}</p>;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => change({ ask: true })}>{texts.ask}</Button>
      <p className="text-text-2">{texts.askUntil(formats.dateTime(until))}</p>
      {ask ? <AskSheet sale={sale} onClose={() => change({ ask: false })} /> : null}
    </div>
  );
}

function AskSheet({ sale, onClose }: { readonly sale: Sale; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const { isBusy, problem, submit } = useSubmit();
  // The same words are one intent however often they are sent.
  const { keyOf } = useIntentKeys();
  const send = async (): Promise<void> => {
    const body = { reason, note: note.trim() };
    const key = keyOf(JSON.stringify(body));
    if (!(await submit(() => call("POST", `/v1/sales/${sale.id}/return`, body, { "idempotency-key": key })))) return;
    toast(texts.asked);
    onClose();
    await refresh(client, ...TOUCHED);
  };
  return (
    <Sheet title={texts.ask} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => { event.preventDefault(); void send(); }}>
        <p>{texts.askText(formats.money(sale.price_cents))}</p>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <SelectField label={texts.reasonLabel} value={reason} options={[["", texts.chooseReason], ...FILED_RETURN_REASONS.map((name) => [name, texts.reason[name]] as const)]} onChange={({ target }) => setReason(target.value)} />
        <TextArea label={texts.askNote} hint={texts.askNoteHint} maxLength={LONGEST} value={note} onChange={({ target }) => setNote(target.value)} />
        <div><Button kind="primary" type="submit" busy={isBusy} disabledBecause={reason === "" ? texts.reasonMissing : note.trim() === "" ? texts.askNoteMissing : null}>{texts.askSend}</Button></div>
      </form>
    </Sheet>
  );
}
