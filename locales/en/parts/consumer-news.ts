// What notifications about consumers' requests say in English.
import { recordRef } from "../../../domain/notifications/record-ref.ts";
import type { NotificationWords } from "../../../domain/notifications/words.ts";

export const consumerNewsTexts: Pick<NotificationWords["texts"], "consumer_asked"> = {
  consumer_asked: ({ leadId, asked, isBuyer }) =>
    asked === "erasure"
      ? {
          title: `The person of lead ${recordRef(leadId)} wants their data erased`,
          body: isBuyer
            ? "We deleted the contact. Delete every copy that you keep, and don't contact the person"
            : "We deleted the contact. Delete every copy that you keep, and don't post the person again",
        }
      : {
          title: `The person of lead ${recordRef(leadId)} must not be contacted`,
          body: isBuyer
            ? "The person asked for it. Don't call, text or email anymore"
            : "The person asked for it. The lead is off sale, and new posts of the person are refused",
        },
};
