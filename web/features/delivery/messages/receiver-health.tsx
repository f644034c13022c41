// Shows a receiver's health: how many calls wait, were delivered and failed, and why it was turned
// off.
import type { ReactNode } from "react";
import type { Webhook } from "../../../../contract/delivery/webhooks.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { Notice } from "../../../ui/notice.tsx";

type Receiver = Pick<Webhook, "waiting" | "delivered" | "failed" | "off_reason" | "failing_since">;

export function ReceiverCounts({
  receiver: { waiting, delivered, failed },
}: {
  readonly receiver: Receiver;
}): ReactNode {
  const texts = useTexts(CALL_TEXTS);
  const formats = useFormats();
  return (
    <>
      {texts.counts(formats.number(waiting), formats.number(delivered), formats.number(failed))} (
      {texts.countDays})
    </>
  );
}

export function ReceiverNotice({
  receiver: { off_reason: reason, failing_since: since },
}: {
  readonly receiver: Receiver;
}): ReactNode {
  const texts = useTexts(CALL_TEXTS);
  const formats = useFormats();
  if (reason !== null) return <Notice tone="negative">{texts.off[reason]}</Notice>;
  return since === null ? null : (
    <Notice tone="warning">{texts.failing(formats.dateTime(since))}</Notice>
  );
}
