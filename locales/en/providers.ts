// Texts of signing in with other providers: the buttons, the way back, and the connections under
// Settings.
import type { Translated } from "../texts.ts";

export const providerTexts = {
  signIn: (name: string) => `Sign in with ${name}`,
  title: "Other ways to sign in",
  about:
    "An account at one of these signs you in. A code from your app still follows if you use one.",
  connectedSince: (date: string) => `Connected ${date}`,
  used: (date: string) => `Last used ${date}`,
  notConnected: "Not connected",
  connect: "Connect",
  connectOf: (name: string) => `Connect ${name}`,
  disconnect: "Disconnect",
  disconnectOf: (name: string) => `Disconnect ${name}`,
  connected: (name: string) => `${name} is connected. You can sign in with it now.`,
  disconnected: (name: string) => `${name} is disconnected.`,
  signInFailed: "You aren't signed in",
  connectFailed: "The account isn't connected",
  toSignIn: "To sign-in",
  toSettings: "To your settings",
  problems: {
    provider_failed: "The provider isn't answering. Sign in another way, or try again later.",
    provider_cancelled: "You didn't agree at the provider. Nothing has changed.",
    provider_refused:
      "The provider's answer can't be trusted. Start again, or sign in another way.",
    provider_over:
      "This sign-in took too long, was used before, or began in another browser. Start again.",
    provider_email_unverified:
      "The provider hasn't verified the email of this account. Verify it there first.",
    provider_no_person:
      "No account here has this email. Create one first, then connect the provider under Settings.",
    provider_email_unconfirmed:
      "Sign in with your password and confirm your email first, then use the provider.",
    provider_other_account:
      "Another account of this provider is connected. Disconnect it under Settings first.",
    provider_taken: "Another person here is connected with this account.",
    not_found: "This network no longer signs people in with this provider.",
  },
};

export type ProviderTexts = Translated<typeof providerTexts>;
