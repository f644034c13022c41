// Adds sandbox money to the wallet; on a network that is not a demo, explains how money is added
// there.
import { LEAST_TOP_UP_CENTS, MOST_TOP_UP_CENTS } from "../../../../domain/ledger/top-up.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { Wallet } from "../../../../contract/money/money.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useNetwork } from "../../../lib/use-network.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toast.tsx";
import { readAmount } from "../../../lib/read-amount.ts";

const READY = [10_000, 25_000, 50_000, 100_000] as const;
const USUAL = 50_000;

interface TopUpSheetProps {
  readonly wallet: Wallet | undefined;
  readonly onClose: () => void;
}

export function TopUpSheet({ wallet, onClose }: TopUpSheetProps): ReactNode {
  const { topUp } = useTexts(BILLING_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const formats = useFormats();
  const form = useId();
  const [chosen, choose] = useState<number | null>(USUAL);
  const [typed, type] = useState("");
  const [isSent, beSent] = useState(false);
  const { isBusy, problem, send } = useTopUp();
  const isSandbox = useNetwork()?.demo ?? null;
  const cents = chosen ?? readAmount(typed);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    beSent(true);
    if (cents === null || !(await send(cents))) return;
    toast(topUp.done(formats.money(cents)));
    onClose();
  };
  if (isSandbox === false || problem?.code === "not_found")
    return (
      <Sheet
        title={topUp.button}
        place="middle"
        onClose={onClose}
        footer={<Button onClick={onClose}>{ui.close}</Button>}
      >
        <Notice>{topUp.elsewhere}</Notice>
      </Sheet>
    );
  return (
    <Sheet
      title={topUp.title}
      place="middle"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={isBusy}>
            {cents === null ? topUp.addNothing : topUp.add(formats.money(cents))}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <Notice tone="warning">{topUp.sandbox}</Notice>
        <AmountFields
          chosen={chosen}
          onChoose={choose}
          typed={typed}
          onType={type}
          problem={isSent && cents === null ? topUp.wrong : null}
        />
        {cents === null || wallet === undefined ? null : (
          <p className="flex justify-between gap-4 border-t border-line pt-3">
            <span className="text-text-2">{topUp.after}</span>
            <span className="font-semibold">{formats.money(wallet.available_cents + cents)}</span>
          </p>
        )}
      </form>
    </Sheet>
  );
}

interface AmountFieldsProps {
  /** One of the preset amounts; null for a typed amount. */
  readonly chosen: number | null;
  readonly onChoose: (amount: number | null) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly problem: string | null;
}

function AmountFields({ chosen, onChoose, typed, onType, problem }: AmountFieldsProps): ReactNode {
  const { topUp } = useTexts(BILLING_TEXTS);
  const formats = useFormats();
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-label font-medium text-text-2">{topUp.amount}</legend>
        {READY.map((amount) => (
          <Choice key={amount} isOn={chosen === amount} onChoose={() => onChoose(amount)}>
            {formats.money(amount, "whole")}
          </Choice>
        ))}
        <Choice isOn={chosen === null} onChoose={() => onChoose(null)}>
          {topUp.own}
        </Choice>
      </fieldset>
      {chosen === null ? (
        <TextField
          label={topUp.ownLabel}
          hint={topUp.ownHint(
            formats.money(LEAST_TOP_UP_CENTS, "whole"),
            formats.money(MOST_TOP_UP_CENTS, "whole"),
          )}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          problem={problem}
        />
      ) : null}
    </>
  );
}

function Choice({
  isOn,
  onChoose,
  children,
}: {
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
      <input
        type="radio"
        name="amount"
        className="size-4 accent-accent pointer-coarse:size-6"
        checked={isOn}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}

/** Sends a top-up; retrying the same amount after a lost answer counts once. */
function useTopUp() {
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const keys = useRef(new Map<number, string>());
  const send = (cents: number): Promise<boolean> =>
    submit(async () => {
      const key = keys.current.get(cents) ?? crypto.randomUUID();
      keys.current.set(cents, key);
      try {
        await call("POST /v1/wallet/top-ups", {
          body: { amount_cents: cents },
          headers: { "idempotency-key": key },
        });
      } finally {
        // After a lost answer, the wallet shows whether the top-up counted.
        await refresh(client, "/v1/wallet", "/v1/reports");
      }
    });
  return { isBusy, problem, send };
}
