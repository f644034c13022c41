// Describes the settings of a text message through a gateway.
import { Type } from "typebox";
import { MOST_FIELDS } from "../../../domain/deliveries/destination.ts";
import { closed, enumOf } from "../../schema.ts";
import { Address, Field, Timeout, answers, headers } from "../destination-parts.ts";

export const ToSms = closed(
  {
    kind: Type.Literal("sms"),
    address: Address,
    format: enumOf(["json", "form"]),
    headers,
    to: Type.String({ pattern: "^\\+[1-9]\\d{7,14}$", description: "E.164: +19165550100." }),
    to_field: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What the gateway calls the number.",
    }),
    text_field: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What it calls the text.",
    }),
    text: Type.String({
      minLength: 1,
      maxLength: 480,
      description: "With {macros}, such as `New {side} in {city}: {first_name}, {phone}`.",
    }),
    fields: Type.Optional(
      Type.Array(Field, {
        maxItems: MOST_FIELDS,
        description: "What else the gateway wants. Default: nothing.",
      }),
    ),
    ...answers,
    timeout_seconds: Timeout,
  },
  { title: "ToSms", description: "A text message through your own gateway." },
);
