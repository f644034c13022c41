// Sends all leads of a range of days again, for a system that was down.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { ResendMessages } from "../messages/index.ts";
import { PATHS } from "./deliveries-address.ts";

export function ResendLeads({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <ResendMessages
      operation="POST /v1/destinations/{id}/resend"
      id={id}
      paths={PATHS}
      texts={{
        title: texts.resend,
        about: texts.resendAbout,
        since: texts.since,
        sinceMissing: texts.sinceMissing,
        what: texts.what,
        failed: texts.whatFailed,
        all: texts.whatAll,
        send: texts.resendSend,
        none: texts.resentNone,
        sent: texts.resent,
      }}
    />
  );
}
