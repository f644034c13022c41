// Draws the actions for the selected payouts; only steps that are possible in their current status
// are offered.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { callAll } from "../../../lib/call-all.ts";
import { problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import {
  type Asked,
  type Groups,
  PayoutConfirmation,
  type Run,
  decide,
} from "./payout-confirmation.tsx";
import type { Payout } from "./payout-status.tsx";

interface BulkPayoutsProps {
  readonly payouts: readonly Payout[];
  readonly formats: Formats;
  /** Replaces the selection. */
  readonly select: (ids: readonly string[]) => void;
}

const TOUCHED = ["/v1/payout", "/v1/reports"];

/** Runs one action on many payouts, reports the count, and returns those that it changed. */
function useRun(select: BulkPayoutsProps["select"], close: () => void) {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  const problems = useTexts(PROBLEM_TEXTS);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run: Run = async (rows, work) => {
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
    // Failed payouts stay selected for a retry.
    select(failed.map(({ item }) => item.id));
    return done;
  };
  return { isBusy, run };
}

/** The selected payouts by what can be done with them now. */
const groupsOf = (payouts: readonly Payout[]): Groups => ({
  waiting: payouts.filter(({ abilities }) => abilities.approve),
  refusable: payouts.filter(({ abilities }) => abilities.reject),
  payable: payouts.filter(({ abilities }) => abilities.order),
  ordered: payouts.filter(({ abilities, ordered_at: at }) => abilities.end && at !== null),
  approved: payouts.filter(({ abilities }) => abilities.end),
});

export function BulkPayouts({ payouts, formats, select }: BulkPayoutsProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  const [asked, ask] = useState<Asked | null>(null);
  const groups = groupsOf(payouts);
  const close = (): void => ask(null);
  const { isBusy, run } = useRun(select, close);
  const approve = async (): Promise<void> => {
    const done = await run(groups.waiting, (payout) => decide(payout, { decision: "approve" }));
    const once = done.filter((payout) => payout.needs_second_person && !payout.first_approval);
    if (once.length > 0) toast(texts.secondPerson.waiting(once.length));
  };
  return (
    <>
      <Steps groups={groups} isBusy={isBusy} onApprove={() => void approve()} onAsk={ask} />
      <PayoutConfirmation
        asked={asked}
        groups={groups}
        formats={formats}
        isBusy={isBusy}
        run={run}
        onClose={close}
      />
    </>
  );
}

interface StepsProps {
  readonly groups: Groups;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  /** The other steps need a confirmation first. */
  readonly onAsk: (step: Asked) => void;
}

/** One button for each possible step. */
function Steps({
  groups: { waiting, refusable, payable, ordered, approved },
  isBusy,
  onApprove,
  onAsk,
}: StepsProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  return (
    <>
      {waiting.length === 0 ? null : (
        <Button busy={isBusy} onClick={onApprove}>
          {texts.approve(waiting.length)}
        </Button>
      )}
      {refusable.length === 0 ? null : (
        <Button kind="danger" onClick={() => onAsk("reject")}>
          {texts.reject(refusable.length)}
        </Button>
      )}
      {payable.length === 0 ? null : (
        <Button onClick={() => onAsk("order")}>{texts.order(payable.length)}</Button>
      )}
      {ordered.length === 0 ? null : (
        <Button onClick={() => onAsk("send")}>{texts.send(ordered.length)}</Button>
      )}
      {approved.length === 0 ? null : (
        <Button kind="danger" onClick={() => onAsk("fail")}>
          {texts.fail(approved.length)}
        </Button>
      )}
    </>
  );
}
