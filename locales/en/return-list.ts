// Texts of the list of returns, of a lead's returns, and of withdrawing one.
import type { Translated } from "../texts.ts";

export const returnListTexts = {
  label: "Returns",
  views: { all: "All", mine: "Your turn", open: "Open" },
  status: "Status",
  turn: "Whose turn",
  turns: { affiliate: "Affiliate", buyer: "Buyer", network: "Network", none: "Over" },
  deadline: "Deadline",
  amount: "Amount",
  filed: "Requested",
  none: {
    advertiser: "You haven't requested a return. You can do so on the page of a lead you bought.",
    affiliate: "No buyer has requested a return of your leads.",
    admin: "No returns yet.",
  },
  ofLead: "Returns",
  withdraw: "Withdraw return",
  withdrawTitle: "Withdraw this return?",
  withdrawAbout:
    "You keep the lead, and the price stays paid. You can't request another return of this lead.",
  withdrawn: "Return withdrawn. You keep the lead.",
  messages: {
    title: "Messages",
    none: "No messages yet.",
    you: "You",
    parties: { buyer: "Buyer", affiliate: "Affiliate", network: "Network" },
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    to: "To",
    ask: "Question",
    askHint: "Only this party reads it, and it is their turn until they write.",
    write: "Message to the network",
    writeHint: "Add what shows your point. Names, numbers and addresses are removed.",
    send: "Send message",
    sent: "Message sent.",
    missing: "Enter a message.",
    closedFile: (file: string) => `${file}, no longer open to you`,
    attach: "Attach files",
    attachHint: (count: number, size: string) =>
      `Up to ${count} files, ${size} together: PDF, pictures, recordings or plain text. Only the ` +
      "reader of this message can open them.",
    leaveOut: (file: string) => `Remove ${file}`,
    tooLarge: "The files are too large for one message. Remove one, or send them one by one.",
  },
  disputed: {
    criteria_hold: (facts: string) =>
      `Our record says otherwise: the lead is ${facts}, which your campaign accepts.`,
    was_reached: "Our record says otherwise: you logged that you reached this person.",
    about: "You can still request the return, but only a person of the network can approve it.",
  },
};

export type ReturnListTexts = Translated<typeof returnListTexts>;
