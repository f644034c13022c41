// Sending everything of some days again, for a system that was down.
import type { ReactNode } from "react";
import type { Schemas } from "../../../lib/api/client.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { WEBHOOK_TEXTS } from "../../../../locales/catalogues/webhooks.ts";
import { ResendMessages } from "../messages/index.ts";
import { PATHS } from "./webhook-address.ts";

export function ReplayMessages({
  webhook: { id },
}: {
  readonly webhook: Schemas["Webhook"];
}): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  return (
    <ResendMessages
      address={`/v1/webhooks/${id}/replay`}
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
