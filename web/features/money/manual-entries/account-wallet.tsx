// Shows the network the wallet of a buyer, and lets its people enter payments, credit and refunds,
// and approve what a colleague entered.
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { MANUAL_ENTRY_TEXTS } from "../../../../locales/catalogues/manual-entries.ts";
import type { ManualEntryTexts } from "../../../../locales/en/manual-entries.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryRow } from "./entry-row.tsx";

export type AccountWalletAnswer = AnswerOf<"GET /v1/accounts/{id}/wallet">;

const AT_ONCE = 20;

export default function AccountWallet({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(MANUAL_ENTRY_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const [isAdding, add] = useState(false);
  const wallet = useAnswer("GET /v1/accounts/{id}/wallet", { params: { id: account.id } });
  const entries = useDocuments("manual-entries", {
    where: [["account_id", "eq", account.id]],
    order: "-made_at",
    limit: AT_ONCE,
  });
  return (
    <FramedSection
      title={texts.title}
      actions={
        may(user, "book_money") && !isAdding ? (
          <Button onClick={() => add(true)}>{texts.add}</Button>
        ) : null
      }
    >
      <Loaded shown={wallet}>
        {(value) => (
          <>
            <Description rows={walletRows(value, texts, formats)} />
            {isAdding ? (
              <EntryForm account={account} wallet={value} onClose={() => add(false)} />
            ) : null}
          </>
        )}
      </Loaded>
      <Loaded shown={entries}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-text-2">{texts.none}</p>
          ) : (
            <ul aria-label={texts.entries} className="divide-y divide-line border-y border-line">
              {items.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={entries} />
    </FramedSection>
  );
}

function walletRows(
  wallet: AccountWalletAnswer,
  texts: ManualEntryTexts,
  formats: Formats,
): DescriptionRow[] {
  const { money } = formats;
  const limit = money(wallet.credit_limit_cents);
  return [
    [texts.balance, money(wallet.balance_cents)],
    ...(wallet.promotional_cents === 0
      ? []
      : [[texts.promotional, money(wallet.promotional_cents)] as const]),
    ...(wallet.held_cents === 0 ? [] : [[texts.held, money(wallet.held_cents)] as const]),
    [
      texts.creditLimit,
      wallet.credit_limit_cents === 0 || wallet.terms_days === null
        ? limit
        : `${limit}, ${texts.terms(formats.number(wallet.terms_days))}`,
    ],
    [texts.available, money(wallet.available_cents)],
    [texts.refundable, money(wallet.refundable_cents)],
  ];
}
