// Texts of the part where a buyer says whom it has already.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const ownedTexts = {
  about:
    "Say whom you have already, and you never pay for them: no campaign of yours buys them, and neither can you by hand. Phone numbers and e-mails are turned into hashes in this browser; no number and no address leaves it.",
  count: (count: number, written: string) =>
    plural(
      count,
      "1 phone number or e-mail is kept.",
      `${written} phone numbers and e-mails are kept.`,
    ),
  none: "Nothing is kept yet.",
  file: "A file (CSV or text)",
  list: "Or paste a list",
  listHint: "One person a line; other columns are passed over.",
  missing: "Choose a file, or paste a list.",
  tooLarge: "The file is larger than 20 MB. Split it.",
  unsafe: "This browser makes hashes only over https. Open the page by its secure address.",
  add: "Add them",
  reading: "Reading",
  progress: (done: string, of: string) => `${done} of ${of} sent`,
  done: (added: number, written: string, known: string) =>
    `${plural(added, "1 was added", `${written} were added`)}; ${known} were there already.`,
  nothing: "There is no phone number and no e-mail in it.",
  unreadable: (count: number, written: string) =>
    plural(
      count,
      "1 row could not be read whole; what could be was added.",
      `${written} rows could not be read whole; what could be was added.`,
    ),
  row: (row: string) => `Row ${row}`,
  more: (count: string) => `and ${count} more`,
  why: {
    phone: "the phone number is none",
    email: "the e-mail is none",
    nothing: "neither a phone number nor an e-mail",
  },
  clear: "Forget them all",
  clearAsk: "Forget whom you have?",
  clearText:
    "From then on they are offered and sold to you again. The list itself is with you alone: you can upload it again.",
  cleared: "Nothing is kept any more.",
  notYours: "Owners and managers of a buyer's account say whom it has.",
};

export type OwnedTexts = Translated<typeof ownedTexts>;
