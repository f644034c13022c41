// Texts of a person's own email under Settings: whether it is confirmed, and changing it.
import type { Translated } from "../texts.ts";

export const ownEmailTexts = {
  title: "Email",
  confirmed: "Confirmed",
  notConfirmed: "Not confirmed",
  about: (email: string) =>
    `Enter the code from the email sent to ${email}, or open the link in it.`,
  code: "Code from the email",
  codeMissing: "Enter the six digits from the email.",
  codeWrong: "Wrong code. Enter the one in the newest email.",
  codeOver: "This code no longer works. Send a new one.",
  confirm: "Confirm",
  done: "Email confirmed.",
  again: "Send again",
  sent: "A new email is on its way.",
  change: "Edit email",
  changeAbout: "You get one link at your current address and one at the new one. Open both.",
  fresh: "New email",
  freshMissing: "Enter the new email.",
  freshWrong: "Enter an email address, for example ana@example.com.",
  same: "You sign in with this email already.",
  password: "Password",
  passwordMissing: "Enter your password.",
  passwordWrong: "Wrong password. Try again.",
  send: "Send links",
  cancel: "Cancel",
  open: (email: string, until: string) => `You asked to sign in with ${email}, until ${until}.`,
  approved: (isDone: boolean) =>
    isDone
      ? "Approved from your current address."
      : "Waiting for the link at your current address.",
  agreed: (isDone: boolean) =>
    isDone ? "Confirmed from the new address." : "Waiting for the link at the new address.",
  cancelChange: "Cancel change",
  canceled: "Your email stays as it is.",
};

export type OwnEmailTexts = Translated<typeof ownEmailTexts>;
