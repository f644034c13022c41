// Edits an affiliate's payout details: tax details, the bank account, and how payouts are
// requested. Only owners see it.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { PayoutDetails } from "../../../../contract/money/payout-shapes.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { PAYEE_TEXTS } from "../../../../locales/catalogues/payees.ts";
import { Button } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Empty, Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { BankForm } from "./bank-form.tsx";
import { TaxForm } from "./tax-form.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

const ADDRESS = "/v1/payout-details";
const WAYS = ["weekly", "by_hand"] as const;

export default function PayoutsSection(): ReactNode {
  const texts = useTexts(PAYEE_TEXTS);
  const isAllowed = may(useUser(), "ask_payouts");
  return isAllowed ? <Details /> : <Empty sentence={texts.notYours} />;
}

function Details(): ReactNode {
  const texts = useTexts(PAYEE_TEXTS);
  const client = useQueryClient();
  const shown = useAnswer("GET /v1/payout-details");
  const onSaved = (): Promise<void> => refresh(client, ADDRESS, "/v1/payout-eligibility");
  return (
    <div className="grid gap-8">
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {(details) => (
          <>
            <Tax details={details} onSaved={onSaved} />
            <Bank details={details} onSaved={onSaved} />
            <Way details={details} onSaved={onSaved} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface PartProps {
  readonly details: PayoutDetails;
  readonly onSaved: () => Promise<void>;
}

function Tax({ details: { tax }, onSaved }: PartProps): ReactNode {
  const texts = useTexts(PAYEE_TEXTS);
  const names = texts.tax;
  const formats = useFormats();
  const [isOpen, open] = useState(false);
  const payee = tax?.payee ?? null;
  if (tax === null || isOpen) {
    return (
      <Section title={names.title}>
        <p className="max-w-3xl text-text-2">{names.about}</p>
        <TaxForm
          payee={payee}
          taxClass={tax?.tax_class ?? "individual"}
          onCancel={tax === null ? null : () => open(false)}
          onSaved={async () => {
            await onSaved();
            open(false);
          }}
        />
      </Section>
    );
  }
  return (
    <Section
      title={names.title}
      actions={
        <Button aria-label={`${texts.change}: ${names.title}`} onClick={() => open(true)}>
          {texts.change}
        </Button>
      }
    >
      <div className="max-w-3xl">
        <Description
          rows={[
            [names.rows.name, payee?.legal_name ?? "…"],
            ...(payee === null || payee.business_name === null
              ? []
              : [[names.rows.business, payee.business_name] as const]),
            [names.rows.taxClass, names.classes[tax.tax_class]],
            [
              names.rows.address,
              payee === null
                ? "…"
                : `${payee.street}, ${payee.city}, ${payee.state} ${payee.zip_code}`,
            ],
            [
              names.rows.number,
              names.ending(names.kindShort[tax.number_kind], tax.number_last_four),
            ],
            [
              names.rows.signed,
              names.signedBy(payee?.signature ?? "…", formats.date(tax.certified_at)),
            ],
          ]}
        />
      </div>
    </Section>
  );
}

function Bank({ details: { bank }, onSaved }: PartProps): ReactNode {
  const texts = useTexts(PAYEE_TEXTS);
  const names = texts.bank;
  const formats = useFormats();
  const [isOpen, open] = useState(false);
  if (bank === null || isOpen) {
    return (
      <Section title={names.title}>
        <p className="max-w-3xl text-text-2">{names.about}</p>
        <BankForm
          holder={bank?.payee?.holder ?? ""}
          onCancel={bank === null ? null : () => open(false)}
          onSaved={async () => {
            await onSaved();
            open(false);
          }}
        />
      </Section>
    );
  }
  return (
    <Section
      title={names.title}
      actions={
        <Button aria-label={`${texts.change}: ${names.title}`} onClick={() => open(true)}>
          {texts.change}
        </Button>
      }
    >
      {bank.held_until === null ? null : (
        <Notice tone="warning">{names.held(formats.dateTime(bank.held_until))}</Notice>
      )}
      <div className="max-w-3xl">
        <Description
          rows={[
            [names.rows.holder, bank.payee?.holder ?? "…"],
            [names.rows.account, names.ending(names.kinds[bank.kind], bank.number_last_four)],
            [names.rows.routing, names.endingPlain(bank.routing_last_four)],
            [names.rows.since, formats.date(bank.saved_at)],
          ]}
        />
      </div>
    </Section>
  );
}

function Way({ details: { schedule }, onSaved }: PartProps): ReactNode {
  const texts = useTexts(PAYEE_TEXTS).schedule;
  const number = useNetworkNumbers();
  const ways = {
    weekly: texts.weekly(number("least_payout_cents")),
    by_hand: texts.by_hand,
  };
  const { isBusy, problem, submit } = useSubmit();
  const choose = async (chosen: (typeof WAYS)[number]): Promise<void> => {
    if (
      !(await submit(() => call("PUT /v1/payout-details/schedule", { body: { schedule: chosen } })))
    )
      return;
    await onSaved();
    toast(texts.kept);
  };
  return (
    <Section title={texts.title}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="max-w-md">
        <SelectField
          label={texts.label}
          value={schedule}
          aria-busy={isBusy || undefined}
          options={WAYS.map((name) => [name, ways[name]])}
          onChange={({ target }) => void choose(target.value === "weekly" ? "weekly" : "by_hand")}
        />
      </div>
    </Section>
  );
}
