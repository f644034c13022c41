// Defines the form of a webhook.
import type { ReactNode } from "react";
import { useTexts } from "../../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../../locales/catalogues/deliveries.ts";
import { AddressField } from "../call-fields.tsx";
import { type KindForm, type KindProps, hostOf } from "../kind-form.ts";

export const webhookForm: KindForm<"webhook", object> = {
  kind: "webhook",
  order: 1,
  empty: {},
  read: ({ address }) => ({ address }),
  write: (draft) => ({
    kind: "webhook",
    address: draft.address.trim(),
    timeout_seconds: Number(draft.timeout),
  }),
  check: (draft, need) => need("/to/address", draft.address.trim() !== "", "address"),
  Fields: WebhookFields,
  whereTo: ({ address }) => hostOf(address),
  isCalled: true,
  isSigned: true,
};

function WebhookFields(props: KindProps<object>): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return <AddressField {...props} label={texts.address} />;
}
