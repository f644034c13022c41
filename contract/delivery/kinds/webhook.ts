// Describes the settings of a webhook.
import { Type } from "typebox";
import { closed } from "../../schema.ts";
import { Address, Timeout } from "../destination-parts.ts";

export const ToWebhook = closed(
  { kind: Type.Literal("webhook"), address: Address, timeout_seconds: Timeout },
  {
    title: "ToWebhook",
    description:
      "A signed call as Standard Webhooks has it, with the whole lead as this API shows it to you.",
  },
);
