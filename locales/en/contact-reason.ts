// Texts of opening a lead's contact in the network, with a reason.
import type { Translated } from "../texts.ts";

export const contactReasonTexts = {
  about: "Your name, the reason and the note are recorded in the activity log.",
  reason: "Reason",
  reasons: {
    person_asked: "The person asked us",
    complaint: "A complaint",
    return: "A return",
    fraud: "Suspected fraud",
    legal: "A legal request",
    other: "Something else",
  },
  note: "What you need it for",
  noteMissing: "Enter what you need it for.",
  show: "Show contact",
  shown: "Recorded in the activity log.",
};

export type ContactReasonTexts = Translated<typeof contactReasonTexts>;
