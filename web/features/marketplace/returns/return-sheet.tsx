// Shows one return in a sheet: the statements of buyer and affiliate, and the form to answer or
// decide it.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { call } from "../../../lib/api/call.ts";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { RETURN_SHEET_TEXTS } from "../../../../locales/catalogues/return-sheet.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Description } from "../../../ui/description.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Deadline } from "./deadline.tsx";
import { ReturnEvidence } from "./return-evidence.tsx";
import { ReturnMessages } from "./return-messages.tsx";
import { ReturnTimeline } from "./return-timeline.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

/** The API's limit in characters. */
const LONGEST = 2_000;
const TOUCHED = ["/v1/returns", "/v1/reports", "/v1/earnings", "/v1/sales", "/v1/leads"];

export function ReturnSheet({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactNode {
  const sheet = useTexts(RETURN_SHEET_TEXTS);
  const shown = useAnswer("GET /v1/returns/{id}", { params: { id } });
  return (
    <Sheet title={sheet.title} onClose={onClose}>
      <Loaded shown={shown}>
        {(item) => (
          <div className="grid gap-5">
            <div>
              <Deadline item={item} />
            </div>
            <ReturnFacts item={item} isFromCache={shown.isFromCache} />
            {item.abilities.decide ? (
              <DecideForm item={item} onDone={onClose} />
            ) : item.abilities.answer ? (
              <AnswerForm item={item} onDone={onClose} />
            ) : null}
            <ReturnMessages item={item} />
            {item.abilities.withdraw ? <WithdrawButton item={item} /> : null}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

function ReturnFacts({
  item,
  isFromCache,
}: {
  readonly item: Return;
  readonly isFromCache: boolean;
}): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const sheet = useTexts(RETURN_SHEET_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  return (
    <>
      <Description
        rows={[
          [texts.reasonLabel, texts.reason[item.reason]],
          ...(item.price_cents === null
            ? []
            : [
                [
                  item.affiliate_id === null ? sheet.youPaid : sheet.price,
                  formats.money(item.price_cents),
                ] as const,
              ]),
          ...(item.earning_cents === null
            ? []
            : [
                [
                  item.buyer_id === null ? sheet.yourEarning : sheet.earning,
                  formats.money(item.earning_cents),
                ] as const,
              ]),
          [
            texts.lead,
            <Link key="lead" to={`/leads/${item.lead_id}`} className="text-accent underline">
              {sheet.openLead}
            </Link>,
          ],
        ]}
      />
      {item.buyer_id === null || item.affiliate_id === null ? null : (
        <Parties buyer={item.buyer_id} affiliate={item.affiliate_id} />
      )}
      <Said
        title={sheet.evidence}
        words={item.note ?? (isFromCache ? sheet.loadingEvidence : sheet.noEvidence)}
      />
      {item.answer === null ? null : (
        <Said
          title={item.buyer_id === null ? sheet.yourAnswer : sheet.affiliateAnswer}
          words={item.answer}
        />
      )}
      {item.decision_note === null ? null : (
        <Said title={sheet.decision} words={item.decision_note} />
      )}
      <ReturnTimeline item={item} nowMs={nowMs} />
      {item.evidence === null ? null : <ReturnEvidence evidence={item.evidence} />}
    </>
  );
}

function Parties({
  buyer,
  affiliate,
}: {
  readonly buyer: string;
  readonly affiliate: string;
}): ReactNode {
  const sheet = useTexts(RETURN_SHEET_TEXTS);
  const nameOf = useAccountNames([buyer, affiliate]);
  const link = (id: string): ReactNode => (
    <Link to={`/users/${id}`} className="text-accent underline">
      <Name>{nameOf(id) ?? id.slice(0, 8)}</Name>
    </Link>
  );
  return (
    <Description
      rows={[
        [sheet.buyer, link(buyer)],
        [sheet.affiliate, link(affiliate)],
      ]}
    />
  );
}

function Said({ title, words }: { readonly title: string; readonly words: string }): ReactNode {
  return (
    <section className="grid gap-1">
      <h3 className="text-label font-medium text-text-2">{title}</h3>
      <blockquote
        className={classes(
          "border-l-2 border-line pl-3",
          "text-reading break-words whitespace-pre-wrap",
        )}
      >
        {words}
      </blockquote>
    </section>
  );
}

function AnswerForm({
  item,
  onDone,
}: {
  readonly item: Return;
  readonly onDone: () => void;
}): ReactNode {
  const sheet = useTexts(RETURN_SHEET_TEXTS);
  const client = useQueryClient();
  const [answer, setAnswer] = useState("");
  const { isBusy, problem, submit } = useSubmit();
  const send = async (): Promise<void> => {
    if (
      !(await submit(() =>
        call("POST /v1/returns/{id}/answer", {
          params: { id: item.id },
          body: { answer: answer.trim() },
        }),
      ))
    )
      return;
    toast(sheet.sent);
    onDone();
    await refresh(client, ...TOUCHED);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextArea
        label={sheet.yourAnswer}
        hint={sheet.answerHint}
        maxLength={LONGEST}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div>
        <Button
          kind="primary"
          type="submit"
          busy={isBusy}
          disabledBecause={answer.trim() === "" ? sheet.answerMissing : null}
        >
          {sheet.send}
        </Button>
      </div>
    </form>
  );
}

function DecideForm({
  item,
  onDone,
}: {
  readonly item: Return;
  readonly onDone: () => void;
}): ReactNode {
  const sheet = useTexts(RETURN_SHEET_TEXTS);
  const client = useQueryClient();
  const [note, setNote] = useState("");
  const { isBusy, problem, submit } = useSubmit();
  const decide = async (decision: "approve" | "decline"): Promise<void> => {
    if (
      !(await submit(() =>
        call("POST /v1/returns/{id}/decision", {
          params: { id: item.id },
          body: { decision, note: note.trim() },
        }),
      ))
    )
      return;
    toast(decision === "approve" ? sheet.approved : sheet.declined);
    onDone();
    await refresh(client, ...TOUCHED);
  };
  const missing = note.trim() === "" ? sheet.noteMissing : null;
  return (
    <div className="grid gap-3">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextArea
        label={sheet.note}
        hint={sheet.noteHint}
        maxLength={LONGEST}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          busy={isBusy}
          disabledBecause={missing}
          onClick={() => void decide("approve")}
        >
          {sheet.approve}
        </Button>
        <Button
          kind="danger"
          busy={isBusy}
          disabledBecause={missing}
          onClick={() => void decide("decline")}
        >
          {sheet.decline}
        </Button>
      </div>
    </div>
  );
}
