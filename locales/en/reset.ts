// Texts of choosing a new password with a one-time link.
import type { Translated } from "../texts.ts";

export const resetTexts = {
  title: "Choose a new password",
  about: (email: string) => `For ${email}. All of your sessions end.`,
  factor:
    "Your authenticator app and your passkeys are removed. After you sign in, you set one up.",
  password: "New password",
  save: "Save password",
  done: "Your new password is set. Sign in with it.",
  toSignIn: "Go to sign in",
  unknown: "This link isn't valid. Copy the whole link, or ask for a new one.",
  over: "This link was used or replaced, or has expired. Ask for a new one.",
};

export type ResetTexts = Translated<typeof resetTexts>;
