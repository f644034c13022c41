// Sends all messages of a range of days again, for a system that was down.
import type { ReactNode } from "react";
import type { Webhook } from "../../../../contract/delivery/webhooks.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { WEBHOOK_TEXTS } from "../../../../locales/catalogues/webhooks.ts";
import { ResendMessages } from "../messages/index.ts";
import { PATHS } from "./webhook-address.ts";

export function ReplayMessages({ webhook: { id } }: { readonly webhook: Webhook }): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  return (
    <ResendMessages
      operation="POST /v1/webhooks/{id}/replay"
      id={id}
      paths={PATHS}
      texts={{
        title: texts.replay,
        about: texts.replayAbout,
        since: texts.replaySince,
        sinceMissing: texts.replaySinceMissing,
        what: texts.replayWhat,
        failed: texts.replayFailed,
        all: texts.replayAll,
        send: texts.replaySend,
        none: texts.replayedNone,
        sent: (_count, shown) => texts.replayed(shown),
      }}
    />
  );
}
