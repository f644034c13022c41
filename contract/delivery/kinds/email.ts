// Describes the settings of an email with the lead.
import { LANGUAGES } from "../../../domain/languages.ts";
import { Type } from "typebox";
import { closed, enumOf } from "../../schema.ts";

export const ToEmail = closed(
  {
    kind: Type.Literal("email"),
    addresses: Type.Array(Type.String({ minLength: 3, maxLength: 254 }), {
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
    }),
    language: Type.Optional(enumOf(LANGUAGES, { description: "Default: en." })),
  },
  { title: "ToEmail", description: "An email with the lead and its contact." },
);
