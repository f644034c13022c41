// Texts of the sheet of one return.
import type { Translated } from "../texts.ts";

export const returnSheetTexts = {
  openLead: "Open the lead",
  evidence: "Buyer's statement",
  noEvidence: "No statement.",
  loadingEvidence: "Loading from the server…",
  yourAnswer: "Your answer",
  affiliateAnswer: "Affiliate's answer",
  price: "The buyer paid",
  youPaid: "You paid",
  earning: "The affiliate earned",
  yourEarning: "You earned",
  buyer: "Buyer",
  affiliate: "Affiliate",
  answerHint: "Explain why this return should be approved or declined. You can answer once.",
  send: "Send answer",
  sent: "Answer sent.",
  answerMissing: "Enter an answer.",
  note: "Reason",
  noteHint: "The buyer and the affiliate see it.",
  noteMissing: "Enter a reason.",
  approve: "Approve and refund",
  decline: "Decline return",
  approved: "Return approved. The money is back in the buyer's wallet.",
  declined: "Return declined.",
  title: "Return",
  gone: "This return was decided.",
  decision: "Decision",
};

export type ReturnSheetTexts = Translated<typeof returnSheetTexts>;
