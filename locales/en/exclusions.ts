// Texts of the exclusion list: the contacts that a buyer already has.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const ownedTexts = {
  about:
    "Upload contacts you already have. We won't sell them to you. This browser hashes phone numbers and emails; the originals never leave it.",
  count: (count: number, written: string) =>
    plural(count, "1 phone number or email saved.", `${written} phone numbers and emails saved.`),
  none: "No contacts yet.",
  file: "A file (CSV or text)",
  list: "Or paste a list",
  listHint: "One person per line. Other columns are ignored.",
  missing: "Choose a file, or paste a list.",
  tooLarge: "The file is larger than 20 MB. Split it.",
  unsafe: "This browser hashes only over https. Open the page at its https address.",
  add: "Add contacts",
  reading: "Reading",
  progress: (done: string, of: string) => `${done} of ${of} sent`,
  done: (added: number, written: string, known: string) =>
    `${plural(added, "1 added", `${written} added`)}; ${known} already on the list.`,
  nothing: "No phone numbers or emails found.",
  unreadable: (count: number, written: string) =>
    plural(
      count,
      "1 row could be read only in part; the readable part was added.",
      `${written} rows could be read only in part; the readable parts were added.`,
    ),
  row: (row: string) => `Row ${row}`,
  more: (count: string) => `and ${count} more`,
  why: {
    phone: "invalid phone number",
    email: "invalid email",
    nothing: "no phone number or email",
  },
  clear: "Clear exclusion list",
  clearAsk: "Clear the exclusion list?",
  clearText:
    "These contacts can be sold to you again. Only you have the list; you can upload it again.",
  cleared: "Exclusion list cleared.",
  notYours: "Only owners and managers of a buyer's account can edit this list.",
};

export type OwnedTexts = Translated<typeof ownedTexts>;
