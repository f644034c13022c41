// A postback was switched off: nothing more is told to that system until somebody sets it going
// again.
import type { PostbackOff } from "../../../supply/postbacks/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifyPostbackOff(
  { accountId, postbackId, host, reason }: PostbackOff,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId,
        type: "postback_off",
        url: `/settings?part=tracking&postback=${postbackId}`,
        atMs,
        facts: { postback_id: postbackId, host, reason },
      },
      ({ postback }) => ({
        title: postback.off(host),
        body: `${postback[reason]} · ${postback.kept}`,
      }),
    ),
  ];
}
