// An affiliate signed up and may do nothing until the operator approves it.
import type { AccountWaiting } from "../../../people/identity/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifyAccountWaiting({ networkId }: AccountWaiting, atMs: number): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId: networkId,
        type: "account_waiting",
        url: "/users?status=pending",
        atMs,
        facts: {},
      },
      ({ account }) => ({ title: account.waits, body: account.waitsMore }),
    ),
  ];
}
