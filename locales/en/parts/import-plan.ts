// Holds the texts of what happens to an import's rows over time: pacing, drafts, a stated consent,
// and the same file chosen again.
import { plural } from "../../plural.ts";
import { MAX_CONSENT_AGE_DAYS } from "../../../domain/lead/consent-age.ts";
import type { Translated } from "../../texts.ts";

export const importPlanTexts = {
  pace: {
    plan: (cap: string, rows: string, days: number, daysWritten: string, last: string) =>
      `This source accepts ${cap} leads per day. ${rows} rows are imported over ${plural(days, "1 day", `${daysWritten} days`)}, until ${last}. The import waits automatically, and no row is rejected for the limit. You can cancel it at any time.`,
    late: (count: number, written: string) =>
      plural(
        count,
        `The consent of 1 row ends before there is room for it (${MAX_CONSENT_AGE_DAYS} days after it was given). It isn't sent.`,
        `The consent of ${written} rows ends before there is room for them (${MAX_CONSENT_AGE_DAYS} days after it was given). They aren't sent.`,
      ),
    saveLate: (count: number, written: string) =>
      plural(count, "Save the row that doesn't fit", `Save ${written} rows that don't fit`),
    why: "The consent ends before this source has room for the row.",
    file: "no-room.csv",
    raise: "The network can raise the limit.",
  },
  drafts: {
    choice: "Create drafts of rows without proof of consent",
    choiceHint:
      "A draft becomes a lead when its person opens a link from you, reads the consent text and confirms.",
    count: (count: number, written: string) =>
      plural(count, "1 row becomes a draft", `${written} rows become drafts`),
    made: (count: number, written: string) => plural(count, "1 draft", `${written} drafts`),
    confirmed: (written: string) => `${written} confirmed`,
    links: "Create links for the drafts",
    linksAbout: (days: string) =>
      `A file with a link for each person, to send yourself. The links work for ${days} days, or until you create new ones.`,
    linksFile: "links.csv",
  },
  consent: {
    title: "Consent text of the file",
    about:
      "Only if everyone in this file agreed on a form of yours. It is recorded as your statement, with your name and the time. When and from which IP address each person agreed stays in the rows.",
    text: "Consent text",
    textHint: "Word for word, as the form showed it.",
    page: "Page of the form",
    state: "I state that each person in this file agreed to this text on this page.",
  },
  again: {
    unfinished: (received: string, of: string) =>
      `The import of this file stopped after ${received} of ${of} rows had arrived. It continues when you start it again.`,
    running: (decided: string, of: string) =>
      `This file is being imported: ${decided} of ${of} rows are decided.`,
    show: "Show the import",
    done: (date: string) =>
      `This file was imported on ${date}. People in it who are leads already are rejected as duplicates.`,
  },
  noted: {
    count: (count: number, written: string) =>
      plural(count, "1 row with a note", `${written} rows with notes`),
    save: "Save notes",
    about: (field: string) => `Note about ${field}`,
  },
};

export type ImportPlanTexts = Translated<typeof importPlanTexts>;
