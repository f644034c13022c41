// Describes the settings of a call in the account's own format.
import { Type } from "typebox";
import { MOST_FIELDS } from "../../../domain/deliveries/destination.ts";
import { closed, enumOf } from "../../schema.ts";
import { Address, Field, Timeout, answers, headers } from "../destination-parts.ts";

export const ToHttp = closed(
  {
    kind: Type.Literal("http"),
    address: Address,
    format: enumOf(["json", "form", "xml"]),
    root: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "XML's outermost element. Default: lead.",
      }),
    ),
    headers,
    fields: Type.Array(Field, { minItems: 1, maxItems: MOST_FIELDS }),
    ...answers,
    timeout_seconds: Timeout,
  },
  {
    title: "ToHttp",
    description: "Any system that takes leads by POST, with its own names for things.",
  },
);
