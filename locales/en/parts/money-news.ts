// What notifications about payouts and about entries into wallets say in English.
import { centsToText, signedCentsToText } from "../../../domain/money/money.ts";
import type { NotificationWords } from "../../../domain/notifications/words.ts";

export const moneyNewsTexts: Pick<
  NotificationWords["texts"],
  "money_booked" | "entry_waiting" | "payout_moved"
> = {
  money_booked: ({ kind, amountCents, afterCents }) => {
    const sum = centsToText(Math.abs(amountCents));
    return {
      title: {
        payment: `Your payment of ${sum} arrived`,
        adjustment:
          amountCents < 0
            ? `The network took ${sum} from your wallet`
            : `The network added ${sum} to your wallet`,
        goodwill: `The network credited you ${sum}`,
        promotion: `Promotional credit of ${sum}`,
        refund: `${sum} of your balance was refunded`,
        credit_limit: `Your credit limit is ${sum}`,
      }[kind],
      body:
        kind === "credit_limit"
          ? "You can spend up to it when your balance is used up"
          : `Your balance was then ${signedCentsToText(afterCents)}`,
    };
  },
  entry_waiting: ({ amountCents }) => ({
    title: `A wallet entry of ${centsToText(Math.abs(amountCents))} awaits a second person`,
    body: "Another person than the one who made it approves it",
  }),
  payout_moved: ({ status, amountCents, isApprovedOnce }) => {
    const sum = centsToText(amountCents);
    return {
      requested: {
        title: isApprovedOnce
          ? `A payout needs a second person's approval, ${sum}`
          : `A payout awaits your approval, ${sum}`,
        body: `${sum} to an affiliate`,
      },
      approved: {
        title: `Your payout of ${sum} is approved`,
        body: "It goes to your bank with the next file",
      },
      sent: {
        title: `${sum} is on its way to your bank`,
        body: "See which earnings it covers",
      },
      rejected: { title: `Payout rejected, ${sum}`, body: `${sum} stays payable: see why` },
      failed: {
        title: `Payout failed at the bank, ${sum}`,
        body: `${sum} is payable again: see why`,
      },
    }[status];
  },
};
