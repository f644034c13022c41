// Texts of a team: who acts for the account, invitations, and who works which lead.
import { INVITATION_DAYS } from "../../domain/access/access.ts";
import type { Translated } from "../texts.ts";

export const teamTexts = {
  people: "People",
  about: "Everybody here acts for your account.",
  aboutOthers: "Owners invite people and change seats.",
  since: "Since",
  you: "you",
  seats: { owner: "Owner", manager: "Manager", agent: "Agent" },
  may: {
    owner: "Everything, money and seats too.",
    manager: "All of the work: leads, campaigns, returns. Neither money nor seats.",
    agent: "The bought leads that are theirs or nobody's: calls, outcomes, notes.",
  },
  seatOf: (name: string) => `Seat of ${name}`,
  changed: (name: string, teamRole: string) => `${name}: ${teamRole}.`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) => `Remove ${name}?`,
  removeText:
    "Their sessions end at once. Leads they had not finished are free again. What they noted keeps their name.",
  removed: (name: string) => `${name} has no seat any more.`,
  lastOwner: "The only owner keeps the seat.",
  invite: "Invite somebody",
  email: "Their e-mail",
  team_role: "Seat",
  make: "Make a link",
  noEmailSent: `No mail is sent: this version has no mail server. Copy the link and pass it on yourself. It works once, for ${INVITATION_DAYS} days.`,
  made: (email: string) => `The link for ${email}. Copy it now: it is not shown again.`,
  emailWrong: "Type an e-mail address such as kim@example.com.",
  open: "Open invitations",
  none: "No invitation is open.",
  until: (date: string) => `works until ${date}`,
  withdraw: "Withdraw",
  withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: "The link works no longer.",
  join: (account: string) => `Join ${account}`,
  joinText: (email: string, teamRole: string) => `You will sign in as ${email}. Seat: ${teamRole}.`,
  name: "Your name",
  nameMissing: "Type your name.",
  password: "Choose a password",
  passwordHint: "At least 8 characters; a sentence is fine.",
  passwordShort: "Use at least 8 characters.",
  accept: "Join and sign in",
  unknown: "This link opens nothing. Copy the whole link, or ask for a new one.",
  over: "This invitation was used, withdrawn or has run out. Ask for a new link.",
  toSignIn: "Go to sign in",
};

export type TeamTexts = Translated<typeof teamTexts>;
