// Texts of confirming who one is, before an act that an open browser alone must not allow.
import type { Translated } from "../texts.ts";

export const confirmationTexts = {
  title: "Confirm it's you",
  about: (minutes: string) =>
    `Before keys, money and exports, Plat asks for this once in ${minutes} minutes.`,
  confirm: "Confirm",
  cancel: "Cancel",
  toPassword: "Use your password",
  toCode: "Use a code from your app",
  toPasskey: "Use a passkey",
  none: "Sign out, sign in again, and repeat this.",
};

export type ConfirmationTexts = Translated<typeof confirmationTexts>;
