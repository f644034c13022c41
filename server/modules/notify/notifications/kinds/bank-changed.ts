// The bank account for payouts was given or changed. Everybody of the account hears it: who changed
// it may have been somebody else.
import type { BankChanged } from "../../../money/payouts/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifyBankChanged({ accountId, isFirst }: BankChanged, atMs: number): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId,
        type: "bank_changed",
        url: "/settings?part=payouts",
        atMs,
        facts: { is_first: isFirst },
      },
      ({ bank }) =>
        isFirst
          ? { title: bank.first, body: bank.firstMore }
          : { title: bank.changed, body: bank.changedMore },
    ),
  ];
}
