// Asks before a step with the selected payouts, and for the reason that the affiliate receives.
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { BankFileSheet } from "./bank-file-sheet.tsx";
import type { Payout } from "./payout-status.tsx";

const LONGEST = 500;

/** A step that is asked about before it is taken. */
export type Asked = "reject" | "fail" | "send" | "order";

/** The selected payouts by what can be done with them now. */
export interface Groups {
  readonly waiting: readonly Payout[];
  readonly refusable: readonly Payout[];
  readonly payable: readonly Payout[];
  readonly ordered: readonly Payout[];
  readonly approved: readonly Payout[];
}

/** Runs one action on many payouts, and returns those that it changed. */
export type Run = (
  rows: readonly Payout[],
  work: (payout: Payout) => Promise<unknown>,
) => Promise<readonly Payout[]>;

export function decide(
  payout: Payout,
  body: BodyOf<"POST /v1/payouts/{id}/decision">,
): Promise<unknown> {
  return call("POST /v1/payouts/{id}/decision", { params: { id: payout.id }, body });
}

function end(payout: Payout, body: BodyOf<"POST /v1/payouts/{id}/outcome">): Promise<unknown> {
  return call("POST /v1/payouts/{id}/outcome", { params: { id: payout.id }, body });
}

interface PayoutConfirmationProps {
  readonly asked: Asked | null;
  readonly groups: Groups;
  readonly formats: Formats;
  readonly isBusy: boolean;
  readonly run: Run;
  readonly onClose: () => void;
}

export function PayoutConfirmation({
  asked,
  groups: { refusable, payable, ordered, approved },
  formats,
  isBusy,
  run,
  onClose,
}: PayoutConfirmationProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  const common = { isBusy, onClose };
  if (asked === "order")
    return <BankFileSheet payouts={payable} formats={formats} onClose={onClose} />;
  if (asked === "send")
    return (
      <Confirm
        {...common}
        title={texts.sendTitle}
        action={texts.sendNow}
        problem={null}
        onConfirm={() => void run(ordered, (payout) => end(payout, { outcome: "sent" }))}
      >
        <p>{texts.sendAbout(sumOf(ordered, formats))}</p>
      </Confirm>
    );
  if (asked === "reject")
    return (
      <WithReason
        {...common}
        title={texts.rejectTitle}
        action={texts.reject(refusable.length)}
        amount={sumOf(refusable, formats)}
        onSay={(reason) =>
          void run(refusable, (payout) => decide(payout, { decision: "reject", reason }))
        }
      />
    );
  if (asked === "fail")
    return (
      <WithReason
        {...common}
        title={texts.failTitle}
        action={texts.fail(approved.length)}
        amount={sumOf(approved, formats)}
        onSay={(reason) =>
          void run(approved, (payout) => end(payout, { outcome: "failed", reason }))
        }
      />
    );
  return null;
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

/** Asks for the reason that the affiliate receives. */
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
