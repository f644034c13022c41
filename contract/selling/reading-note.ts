// Defines what an answer says of a field that was not read to the letter.
import { Type } from "typebox";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { enumOf, nullable } from "../schema.ts";

/** What a field was read as where that is not what it says, or that it was left out. */
export const ReadingNote = Type.Object(
  {
    field: enumOf(LEAD_FIELDS),
    came: nullable(Type.String({ description: "The value as it came; null for contact data." })),
    read_as: nullable(
      Type.String({ description: "What it was read as; null if it was left out." }),
    ),
    advice: Type.String({ description: "How to send the field." }),
  },
  { title: "ReadingNote" },
);
