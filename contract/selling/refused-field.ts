// Defines what an answer says of a refused field: what came, and how to write it.
import { type Static, Type } from "typebox";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { FIELD_CODES } from "../../domain/lead/problems.ts";
import { SENT_KINDS } from "../../domain/lead/refused-fields.ts";
import { enumOf, nullable } from "../schema.ts";

export const RefusedField = Type.Object(
  {
    field: enumOf(LEAD_FIELDS),
    code: enumOf([...FIELD_CODES, "ping_mismatch"]),
    message: Type.String({ description: "What to do. Never repeats a posted value." }),
    sent_as: nullable(
      Type.String({ description: "The name under which it came; null if nothing came." }),
    ),
    sent: enumOf(SENT_KINDS, {
      description: "unreadable: an object, or a text that lost characters on its way.",
    }),
    came: nullable(
      Type.String({
        description:
          "The value as it came, where `sent` is value; null for contact data in an answer to a " +
          "post, and once it is no longer kept.",
      }),
    ),
    expected: Type.String({ description: "What the field takes." }),
    words: Type.Array(Type.String(), {
      description: "The accepted words; empty for free text.",
    }),
    example: Type.String({ description: "A right value." }),
  },
  { title: "LeadFieldError" },
);
export type RefusedField = Static<typeof RefusedField>;
