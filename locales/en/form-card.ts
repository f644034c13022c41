// Texts of the bar that saves a form.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const formCardTexts = {
  noChange: "All changes saved",
  changes: (count: number, written: string) =>
    plural(count, "1 change not saved", `${written} changes not saved`),
  discard: "Discard",
  save: "Save",
};

export type FormCardTexts = Translated<typeof formCardTexts>;
