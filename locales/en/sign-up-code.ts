// Texts of finishing a sign-up with the code of an email.
import type { Translated } from "../texts.ts";

export const signUpCodeTexts = {
  title: "Check your email",
  about: (email: string) =>
    `Enter the code we sent to ${email}, or open the link in the email. Both work for a day.`,
  nothing: "Nothing arrived? Look in the spam folder, or ask the network.",
  code: "Code from the email",
  codeMissing: "Enter the six digits from the email.",
  codeWrong: "Wrong code. Enter the one in the newest email.",
  over: "This code no longer works. Send a new one.",
  submit: "Finish sign-up",
  again: "Send again",
  sent: "A new email is on its way.",
  back: "Edit my details",
};

export type SignUpCodeTexts = Translated<typeof signUpCodeTexts>;
