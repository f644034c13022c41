// Texts of emails about a person's own access.
import type { Translated } from "../texts.ts";

export const accountMailTexts = {
  /** Kinds, as the operator's list of emails names them. */
  names: {
    verify_email: "Email to confirm",
    reset_password: "Password reset",
    confirm_new_email: "New email to confirm",
    approve_email_change: "Email change to approve",
    magic_link: "Sign-in link",
    sign_up: "Sign-up to finish",
    password_changed: "Password changed",
    email_changed: "Email changed",
    second_factor_changed: "Second factor changed",
    passkeys_changed: "Passkeys changed",
    providers_changed: "Sign-in providers changed",
    factor_rule_changed: "Second factor of members",
    already_registered: "Sign-up with a known email",
    new_device: "Sign-in on a new device",
    sign_in_slowed: "Wrong passwords",
    owner_changed: "Owner changed",
    removed_from_account: "Member removed",
    sessions_ended: "Sessions ended by the network",
  },
  links: {
    verify_email: {
      subject: (network: string) => `Confirm your email for ${network}`,
      body: (_email: string) => "Confirm that this address is yours.",
      action: "Confirm email",
    },
    reset_password: {
      subject: (network: string) => `Reset your password for ${network}`,
      body: (_email: string) =>
        "A new password was asked for. Your current one works until you choose another.",
      action: "Choose a password",
    },
    confirm_new_email: {
      subject: (network: string) => `Confirm your new email for ${network}`,
      body: (_email: string) =>
        "Confirm that you want to sign in with this address. The change also needs the approval " +
        "from your current address.",
      action: "Confirm new email",
    },
    approve_email_change: {
      subject: (network: string) => `Your new email for ${network} needs your approval`,
      body: (email: string) =>
        `You asked to sign in with ${email}. Approve it here, and confirm it with the email sent ` +
        "there. Until then nothing changes.",
      action: "Approve new email",
    },
    magic_link: {
      subject: (network: string) => `Sign in to ${network}`,
      body: (_email: string) => "Sign in with this link, without your password.",
      action: "Sign in",
    },
    sign_up: {
      subject: (network: string) => `Confirm your email for ${network}`,
      body: (_email: string) =>
        "Finish signing up here. Only do this if you signed up yourself: the account has the " +
        "password that was chosen then.",
      action: "Finish sign-up",
    },
  },
  code: "Or enter this code in the app:",
  lastsHours: (hours: number) =>
    `The link works once, for ${hours} ${hours === 1 ? "hour" : "hours"}.`,
  lastsMinutes: (minutes: number) => `The link works once, for ${minutes} minutes.`,
  askedAt: (time: string) => `Asked for on ${time}.`,
  ignore: "If you didn't ask for this, ignore this email.",
  notices: {
    password_changed: {
      subject: (network: string) => `Your password for ${network} was changed`,
      body: (time: string) => `Your password was changed on ${time}. Your other sessions ended.`,
    },
    email_changed: {
      subject: (network: string) => `Your email for ${network} was changed`,
      body: (time: string) =>
        `The email with which you sign in was changed on ${time}. Your other sessions ended.`,
    },
    second_factor_changed: {
      subject: (network: string) => `Your second factor for ${network} was changed`,
      body: (time: string) => `The second step of signing in was changed on ${time}.`,
    },
    passkeys_changed: {
      subject: (network: string) => `Your passkeys for ${network} were changed`,
      body: (time: string) => `Your passkeys were changed on ${time}.`,
    },
    providers_changed: {
      subject: (network: string) => `What signs you in to ${network} was changed`,
      body: (time: string) => `What signs you in was changed on ${time}.`,
    },
    factor_rule_changed: {
      subject: (network: string) => `Signing in to ${network} changes for your team`,
      body: (time: string) => `How your team signs in was changed on ${time}.`,
    },
    new_device: {
      subject: (network: string) => `You signed in to ${network} on a new device`,
      body: (time: string) =>
        `On ${time}, your account was opened in a browser that was new to it. If it was you, there ` +
        "is nothing to do.",
    },
    sign_in_slowed: {
      subject: (network: string) => `Wrong passwords for your account at ${network}`,
      body: (time: string) =>
        `So many wrong passwords or codes were entered by ${time} that more of them now have to ` +
        "wait. None of them opened your account.",
    },
    owner_changed: {
      subject: (network: string) => `Your role at ${network} was changed`,
      body: (time: string) => `Your role was changed on ${time}.`,
    },
    removed_from_account: {
      subject: (network: string) => `Your access to ${network} has ended`,
      body: (time: string) =>
        `On ${time}, an owner removed you from the team. You can no longer sign in to it.`,
    },
    sessions_ended: {
      subject: (network: string) => `You were signed out of ${network}`,
      body: (time: string) =>
        `On ${time}, the network ended sessions of yours. You can sign in again. If you didn't ` +
        "expect it, change your password and ask the network.",
    },
    already_registered: {
      subject: (network: string) => `You already have an account at ${network}`,
      body: (time: string) =>
        `A sign-up with this address was sent on ${time}. You have an account with it already, ` +
        "so nothing was changed. Sign in, or choose a new password if you forgot yours.",
    },
  },
  /** In place of a notice's own sentence. */
  changes: {
    app_on: (time: string) => `An authenticator app was turned on, on ${time}.`,
    app_off: (time: string) => `Your authenticator app was turned off on ${time}.`,
    recovery_codes_renewed: (time: string) =>
      `Your recovery codes were replaced on ${time}. The earlier ones no longer work.`,
    recovery_code_used: (time: string) => `A recovery code signed you in on ${time}.`,
    passkey_added: (time: string) => `A passkey was added on ${time}.`,
    passkey_removed: (time: string) => `A passkey was removed on ${time}.`,
    provider_connected: (time: string) =>
      `An account at another sign-in provider was connected on ${time}. It signs you in now.`,
    provider_disconnected: (time: string) =>
      `An account at another sign-in provider was disconnected on ${time}.`,
    factor_required: (time: string) =>
      `On ${time}, an owner of your account made a second factor a must for every member. If you ` +
      "have none, you set up an authenticator app or a passkey when you next open the app.",
    became_owner: (time: string) =>
      `You became an owner of your account on ${time}. You can now manage members and keys.`,
    no_longer_owner: (time: string) =>
      `You are no longer an owner of your account since ${time}. Keys that you held stopped working.`,
    factor_optional: (time: string) =>
      `Since ${time}, members of your account no longer need a second factor. Yours stays on.`,
  },
  notYou:
    "If this wasn't you, choose a new password with “Forgot your password?” on the sign-in " +
    "page. Check your settings, and tell the network.",
  notMe: "This wasn't me",
  endsSessions:
    "If it wasn't you, choose a new password. That ends all your sessions, on every device.",
  facts: {
    address: (address: string) => `Network address: ${address}`,
    browser: (browser: string) => `Browser: ${browser}`,
    company: (name: string) => `Company: ${name}`,
  },
  toSignIn: "Sign in",
  toReset: "Choose a new password",
  openSettings: "Open security settings",
  why: (network: string) =>
    `${network} always sends emails about access to your account. They can't be turned off.`,
};

export type AccountMailTexts = Translated<typeof accountMailTexts>;
