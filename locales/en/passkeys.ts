// Texts of passkeys: the list under Settings, adding one, and signing in with one.
import type { Translated } from "../texts.ts";

export const passkeyTexts = {
  title: "Passkeys",
  about:
    "Sign in with your fingerprint, your face or your device's PIN. No password or code follows.",
  unsupported: "This browser can't use passkeys at this address.",
  added: (date: string) => `Added ${date}`,
  used: (date: string) => `Last used ${date}`,
  unused: "Not used yet",
  add: "Add passkey",
  addAbout: "Your browser asks where to keep the passkey and checks that it's you.",
  create: "Create passkey",
  name: "Name",
  nameHint: "Name the device or the app that keeps it.",
  nameMissing: "Enter a name.",
  save: "Save",
  cancel: "Cancel",
  rename: "Rename",
  renameOf: (name: string) => `Rename ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removeAbout: (name: string) =>
    `${name} signs you in no longer. Other sessions that began with it end.`,
  removeOperator: "In production your role needs a passkey or an authenticator app.",
  addedToast: "Passkey added. You can sign in with it now.",
  removedToast: "Passkey removed.",
  signIn: "Sign in with a passkey",
  required: {
    title: "Sign in with your passkey",
    about:
      "You see contact and money of the whole network, so the password alone isn't enough for " +
      "your sign-in.",
    lost: "Lost it? Ask the person who runs the server for a recovery link.",
    addTitle: "Add a passkey",
    toPasskey: "Use a passkey instead",
    toApp: "Use an authenticator app instead",
  },
  problems: {
    passkey_cancelled: "No passkey was used, or the time ran out. Try again, or use your password.",
    passkey_present: "This device already has a passkey of yours.",
    passkey_site: "Passkeys don't work at this address. Open the network at its own address.",
    passkey_unable: "This device can't check who you are. Use another device or a password app.",
    passkey_unknown:
      "This passkey isn't known here: it was removed, or belongs to another site. Use your password.",
    passkey_refused: "This passkey couldn't be checked. Use another one, or your password.",
    passkey_limit: "You have as many passkeys as possible. Remove one first.",
    challenge_over: "This took too long, or was sent before. Try again.",
  },
};

export type PasskeyTexts = Translated<typeof passkeyTexts>;
