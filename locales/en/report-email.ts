// Texts of the weekly email of a saved report.
import type { Translated } from "../texts.ts";

export const reportEmailTexts = {
  subject: (name: string, days: string) => `${name}: ${days}`,
  attached: "The file has all lines.",
  none: "No leads or sales match in these days.",
  more: (lines: number) =>
    lines === 1 ? "and 1 more line, in the app" : `and ${lines} more lines, in the app`,
  open: "Open the report",
  why: (network: string) => `You asked ${network} to send you this report each week.`,
  stop: "Edit or stop this email",
};

export type ReportEmailTexts = Translated<typeof reportEmailTexts>;
