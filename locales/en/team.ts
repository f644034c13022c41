// Texts of a team: its members, team roles and invitations.
import { seatNames } from "./parts/seat-names.ts";
import { INVITATION_DAYS } from "../../domain/access/access.ts";
import type { Translated } from "../texts.ts";

export const teamTexts = {
  people: "Members",
  about: "Members act for your account.",
  aboutOthers: "Only owners invite members and change team roles.",
  since: "Since",
  you: "you",
  seats: seatNames,
  may: {
    owner: "Everything, including money and team roles.",
    manager: "Leads, campaigns, sources and returns. No top-ups, payouts, keys or team roles.",
    agent: "Works assigned and unassigned leads, and sees no amounts.",
    billing: "Balance, statements and top-ups; reads campaigns and reports. No contact data.",
    analyst: "Reads leads, sources, reports and earnings. Changes nothing, no contact data.",
    operations:
      "Accounts with notes and files, names, licenses, sources, listings and returns. No payouts, settings or contact data.",
    finance:
      "Payouts, bank files, balances, statements, and notes about accounts. No contact data.",
    support:
      "Reads accounts and leads, writes notes, opens contact data with a reason, hands over email links.",
    compliance: "Names, licenses, files of returns and activity; opens contact data with a reason.",
    read_only: "Reads everything except contact data and notes. Changes nothing.",
  },
  seatOf: (name: string) => `Team role of ${name}`,
  changed: (name: string, teamRole: string) => `${name}: ${teamRole}.`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) => `Remove ${name}?`,
  removeText:
    "Their sessions end immediately. Their unfinished leads become unassigned. Their notes keep their name.",
  removed: (name: string) => `${name} removed.`,
  lastOwner: "An account needs an owner.",
  invite: "Invite member",
  email: "Their email",
  team_role: "Team role",
  make: "Create link",
  noEmailSent: `No email is sent. Copy the link and send it yourself. It works once, for ${INVITATION_DAYS} days.`,
  made: (email: string) => `The link for ${email}. Copy it now; you won't see it again.`,
  emailWrong: "Enter an email address, for example kim@example.com.",
  open: "Open invitations",
  none: "No open invitations.",
  until: (date: string) => `works until ${date}`,
  withdraw: "Withdraw",
  withdrawNamed: (email: string) => `Withdraw the invitation for ${email}`,
  withdrawn: "Invitation withdrawn.",
  join: (account: string) => `Join ${account}`,
  joinText: (email: string, teamRole: string) =>
    `You will sign in as ${email}. Team role: ${teamRole}.`,
  name: "Your name",
  nameMissing: "Enter your name.",
  password: "Choose a password",
  accept: "Join and sign in",
  unknown: "This link isn't valid. Copy the whole link, or ask for a new one.",
  over: "This invitation was used or withdrawn, or has expired. Ask for a new link.",
  toSignIn: "Go to sign in",
};

export type TeamTexts = Translated<typeof teamTexts>;
