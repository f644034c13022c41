// Edits the bank account that payouts go to. Stored numbers are never shown again.
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import {
  BANK_ACCOUNT_KINDS,
  type BankField,
  type BankError,
  bankErrors,
} from "../../../../domain/payouts/bank-account.ts";
import { call } from "../../../lib/api/call.ts";
import type { PayoutDetails } from "../../../../contract/money/payout-shapes.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { PAYEE_TEXTS } from "../../../../locales/catalogues/payees.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";

interface BankFormProps {
  readonly holder: string;
  /** Null where there is nothing to return to. */
  readonly onCancel: (() => void) | null;
  readonly onSaved: () => Promise<void>;
}

/** The form's state: typed values, errors, and saving. */
function useBankDraft(known: string, onSaved: BankFormProps["onSaved"]) {
  const names = useTexts(PAYEE_TEXTS).bank;
  const formats = useFormats();
  const element = useRef<HTMLFormElement>(null);
  const { values: draft, change } = useDraft({ holder: known, routing: "", number: "" });
  const [kind, setKind] = useState<(typeof BANK_ACCOUNT_KINDS)[number]>("checking");
  const [wasTried, setTried] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const own: Partial<Record<BankField, BankError>> = bankErrors(draft);
  const said = (field: BankField): string | null => {
    const mistake = wasTried ? own[field] : undefined;
    return mistake === undefined ? null : names.mistake[mistake];
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(own).length > 0) {
      // Focuses the first error once the errors are rendered.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    let saved: PayoutDetails | null = null;
    const isSent = await submit(async () => {
      saved = await call("PUT /v1/payout-details/bank", {
        body: {
          holder: draft.holder,
          kind,
          routing_number: draft.routing,
          account_number: draft.number,
        },
      });
    });
    if (!isSent) return;
    const until = (saved as PayoutDetails | null)?.bank?.held_until ?? null;
    toast(until === null ? names.saved : names.savedHeld(formats.dateTime(until)));
    await onSaved();
  };
  return {
    element,
    draft,
    change,
    kind,
    setKind,
    said,
    isBusy,
    problem,
    send,
  };
}

export function BankForm({ holder: known, onCancel, onSaved }: BankFormProps): ReactNode {
  const texts = useTexts(PAYEE_TEXTS);
  const names = texts.bank;
  const form = useBankDraft(known, onSaved);
  const { draft, change, said } = form;
  return (
    <form
      ref={form.element}
      noValidate
      autoComplete="off"
      className="grid max-w-xl gap-4"
      onSubmit={(event) => void form.send(event)}
    >
      {form.problem === null ? null : <ProblemNotice problem={form.problem} />}
      <TextField
        label={names.holder}
        hint={names.holderHint}
        maxLength={60}
        value={draft.holder}
        problem={said("holder")}
        onChange={({ target }) => change({ holder: target.value })}
      />
      <SelectField
        label={names.kind}
        value={form.kind}
        options={BANK_ACCOUNT_KINDS.map((name) => [name, names.kinds[name]])}
        onChange={({ target }) => form.setKind(target.value === "savings" ? "savings" : "checking")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={names.routing}
          hint={names.routingHint}
          maxLength={9}
          inputMode="numeric"
          spellCheck={false}
          value={draft.routing}
          problem={said("routing_number")}
          onChange={({ target }) => change({ routing: target.value.trim() })}
        />
        <TextField
          label={names.number}
          hint={names.numberHint}
          maxLength={17}
          inputMode="numeric"
          spellCheck={false}
          value={draft.number}
          problem={said("account_number")}
          onChange={({ target }) => change({ number: target.value.trim() })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={form.isBusy}>
          {texts.save}
        </Button>
        {onCancel === null ? null : <Button onClick={onCancel}>{texts.cancel}</Button>}
      </div>
    </form>
  );
}
