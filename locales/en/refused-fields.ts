// Texts of refused fields: what came, what the field takes, and how to write it.
import type { Translated } from "../texts.ts";

export const refusedFieldTexts = {
  sentAs: "sent as",
  came: "Came",
  expected: "Expected",
  example: "Example",
  copy: (field: string) => `Copy the example of ${field}`,
  nothing: "Nothing",
  unreadable: "An object, or text with lost characters",
  deleted: "Deleted",
  notShown: "Not shown",
};

export type RefusedFieldTexts = Translated<typeof refusedFieldTexts>;
