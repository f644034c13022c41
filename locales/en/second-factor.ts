// Texts of the second factor: the authenticator app, its codes at sign-in, and recovery codes.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const secondFactorTexts = {
  title: "Authenticator app",
  off: "Off. Signing in asks for your password only.",
  on: "On. Signing in asks for your password and a code from your app.",
  turnOn: "Set up app",
  turnOff: "Turn off",
  turnedOff: "Authenticator app turned off. Other sessions have ended.",
  turnOffAbout: "Signing in will ask for your password only. Your other sessions end.",
  turnOffOperator:
    "In production your role needs an app or a passkey: without one, you set it up right away. Other sessions end.",
  turnOffRequired: "Without one, you set it up again right away. Other sessions end.",
  renew: "New recovery codes",
  renewAbout: "Your earlier recovery codes stop working.",
  cancel: "Cancel",
  password: "Password",
  passwordAbout: "Enter your password first.",
  passwordMissing: "Enter your password.",
  passwordAlone: (least: number) =>
    `Without the app your password stands alone. Set one of ${least} or more characters first.`,
  next: "Continue",
  scan: "Scan this code with an authenticator app, such as Aegis, 1Password or Google Authenticator.",
  qr: "QR code for your authenticator app",
  byHand: "Or enter this key manually:",
  code: "Code from the app",
  codeHint: "Six digits; a new one comes every half minute.",
  codeMissing: "Enter the six digits that your app shows.",
  confirm: "Turn on",
  recovery: {
    title: "Save your recovery codes",
    about: (count: number) =>
      plural(
        count,
        "This code gets you in once without your phone. It isn't shown again.",
        `Each of these ${count} codes gets you in once without your phone. They aren't shown again.`,
      ),
    download: "Download",
    done: "I have saved them",
    file: "plat-recovery-codes.txt",
  },
  signIn: {
    title: "Enter your code",
    about: "Open your authenticator app and enter the code for Plat.",
    submit: "Sign in",
    wrong: "Wrong code. Enter the one that your app shows now.",
    over: "Too much time passed, or too many codes were wrong. Enter your password again.",
    back: "Back to password",
    lost: "Use a recovery code",
    found: "Use the app",
    recoveryCode: "Recovery code",
    recoveryMissing: "Enter one of your recovery codes.",
    recoveryWrong: "Wrong recovery code, or one that was used before.",
    nothing: "Lost both? Ask the network.",
  },
  required: {
    title: "Set up an authenticator app",
    about:
      "You see contact and money of the whole network, so your sign-in needs a second factor. " +
      "It takes a minute.",
    leave: "Sign out",
  },
};

export type SecondFactorTexts = Translated<typeof secondFactorTexts>;
