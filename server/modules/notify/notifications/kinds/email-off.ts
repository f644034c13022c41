// Somebody's address came back: no e-mail goes there until they switch it on again. Who it is
// stands in no words: their id tells it.
import type { EmailOff } from "../../email/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifyEmailOff({ accountId, userId }: EmailOff, atMs: number): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId,
        type: "email_off",
        url: "/settings?part=notifications",
        atMs,
        facts: { user_id: userId },
      },
      ({ email }) => ({ title: email.off, body: email.why }),
    ),
  ];
}
