// What can be done with the selected payouts: only what can be done with them now is offered, each
// step in its turn.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import { callAll } from "../../../lib/call-all.ts";
import { problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { BankFileSheet } from "./bank-file-sheet.tsx";
import type { Payout } from "./payout-status.tsx";

interface BulkPayoutsProps {
  readonly payouts: readonly Payout[];
  readonly formats: Formats;
  /** Those that stay selected. */
  readonly select: (ids: readonly string[]) => void;
}

const TOUCHED = ["/v1/payout", "/v1/reports"];
const LONGEST = 500;
type Asked = "reject" | "fail" | "send" | "order";

/** Does one thing to many payouts, then says how many it was done to. */
function useRun(select: BulkPayoutsProps["select"], close: () => void) {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  const problems = useTexts(PROBLEM_TEXTS);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (
    rows: readonly Payout[],
    work: (payout: Payout) => Promise<unknown>,
  ): Promise<void> => {
    setBusy(true);
    const { done, failed } = await callAll(rows, work);
    await refresh(client, ...TOUCHED);
    setBusy(false);
    close();
    if (done.length > 0) toast(texts.done(done.length));
    const [first] = failed;
    if (first !== undefined)
      toast(`${texts.failed(failed.length)} ${problemSentence(first.problem, problems)}`, {
        tone: "negative",
      });
    // What failed stays selected, so that it can be tried again.
    select(failed.map(({ item }) => item.id));
  };
  return { isBusy, run };
}

function decide(payout: Payout, body: BodyOf<"POST /v1/payouts/{id}/decision">): Promise<unknown> {
  return call("POST /v1/payouts/{id}/decision", { params: { id: payout.id }, body });
}

function end(payout: Payout, body: BodyOf<"POST /v1/payouts/{id}/outcome">): Promise<unknown> {
  return call("POST /v1/payouts/{id}/outcome", { params: { id: payout.id }, body });
}

export function BulkPayouts({ payouts, formats, select }: BulkPayoutsProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  const [asked, ask] = useState<Asked | null>(null);
  const waiting = payouts.filter(({ abilities }) => abilities.decide);
  const payable = payouts.filter(({ abilities }) => abilities.order);
  const ordered = payouts.filter(({ abilities, ordered_at: at }) => abilities.end && at !== null);
  const approved = payouts.filter(({ abilities }) => abilities.end);
  const close = (): void => ask(null);
  const { isBusy, run } = useRun(select, close);
  return (
    <>
      <Steps
        counts={{
          waiting: waiting.length,
          payable: payable.length,
          ordered: ordered.length,
          approved: approved.length,
        }}
        isBusy={isBusy}
        onApprove={() => void run(waiting, (payout) => decide(payout, { decision: "approve" }))}
        onAsk={ask}
      />
      {asked === "order" ? (
        <BankFileSheet payouts={payable} formats={formats} onClose={close} />
      ) : null}
      {asked === "send" ? (
        <Confirm
          title={texts.sendTitle}
          action={texts.sendNow}
          isBusy={isBusy}
          problem={null}
          onClose={close}
          onConfirm={() => void run(ordered, (payout) => end(payout, { outcome: "sent" }))}
        >
          <p>{texts.sendAbout(sumOf(ordered, formats))}</p>
        </Confirm>
      ) : null}
      {asked === "reject" ? (
        <WithReason
          title={texts.rejectTitle}
          action={texts.reject(waiting.length)}
          amount={sumOf(waiting, formats)}
          isBusy={isBusy}
          onClose={close}
          onSay={(reason) =>
            void run(waiting, (payout) => decide(payout, { decision: "reject", reason }))
          }
        />
      ) : null}
      {asked === "fail" ? (
        <WithReason
          title={texts.failTitle}
          action={texts.fail(approved.length)}
          amount={sumOf(approved, formats)}
          isBusy={isBusy}
          onClose={close}
          onSay={(reason) =>
            void run(approved, (payout) => end(payout, { outcome: "failed", reason }))
          }
        />
      ) : null}
    </>
  );
}

interface StepsProps {
  readonly counts: Readonly<Record<"waiting" | "payable" | "ordered" | "approved", number>>;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  /** The other steps are asked about first. */
  readonly onAsk: (step: Asked) => void;
}

/** A button for each step that can be taken now. */
function Steps({
  counts: { waiting, payable, ordered, approved },
  isBusy,
  onApprove,
  onAsk,
}: StepsProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  return (
    <>
      {waiting === 0 ? null : (
        <Button busy={isBusy} onClick={onApprove}>
          {texts.approve(waiting)}
        </Button>
      )}
      {waiting === 0 ? null : (
        <Button kind="danger" onClick={() => onAsk("reject")}>
          {texts.reject(waiting)}
        </Button>
      )}
      {payable === 0 ? null : (
        <Button onClick={() => onAsk("order")}>{texts.order(payable)}</Button>
      )}
      {ordered === 0 ? null : <Button onClick={() => onAsk("send")}>{texts.send(ordered)}</Button>}
      {approved === 0 ? null : (
        <Button kind="danger" onClick={() => onAsk("fail")}>
          {texts.fail(approved)}
        </Button>
      )}
    </>
  );
}

function sumOf(payouts: readonly Payout[], formats: Formats): string {
  return formats.money(payouts.reduce((sum, { amount_cents: cents }) => sum + cents, 0));
}

interface WithReasonProps {
  readonly title: string;
  readonly action: string;
  readonly amount: string;
  readonly isBusy: boolean;
  readonly onSay: (reason: string) => void;
  readonly onClose: () => void;
}

/** A rejected or failed payout needs a reason. */
function WithReason({ title, action, amount, isBusy, onSay, onClose }: WithReasonProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);
  const say = (): void => {
    setTried(true);
    if (reason.trim() !== "") onSay(reason.trim());
  };
  return (
    <Confirm
      title={title}
      action={action}
      kind="danger"
      isBusy={isBusy}
      problem={null}
      onClose={onClose}
      onConfirm={say}
    >
      <p>{texts.rejectAbout(amount)}</p>
      <TextArea
        data-first
        label={texts.why}
        hint={texts.whyHint}
        maxLength={LONGEST}
        value={reason}
        problem={wasTried && reason.trim() === "" ? texts.whyMissing : null}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirm>
  );
}
