// Texts of asking for an emailed link, and of what each link opens.
import type { Translated } from "../texts.ts";

export const mailedLinksTexts = {
  ask: {
    reset_password: {
      title: "Reset your password",
      about: "Enter the email you sign in with. You get a link to choose a new password.",
    },
    magic_link: {
      title: "Sign in by email",
      about: "Enter the email you sign in with. You get a link that signs you in.",
    },
  },
  email: "Email",
  emailMissing: "Enter your email address.",
  emailWrong: "Enter an email address, for example ana@example.com.",
  send: "Send link",
  sentTitle: "Check your email",
  sent: (email: string) => `If an account uses ${email}, a link is on its way there.`,
  lasts: (minutes: number) => `It works once, for ${minutes} minutes.`,
  nothing: "Nothing arrived? Look in the spam folder, or ask the network.",
  toSignIn: "Go to sign in",
  toApp: "Open the app",
  links: {
    verify_email: {
      title: "Confirm your email",
      about: (email: string, _next: string) => `Confirm that ${email} is yours.`,
      action: "Confirm email",
    },
    confirm_new_email: {
      title: "Confirm your new email",
      about: (_email: string, next: string) => `You want to sign in with ${next}.`,
      action: "Confirm new email",
    },
    approve_email_change: {
      title: "Approve your new email",
      about: (email: string, next: string) =>
        `You want to sign in with ${next} in place of ${email}.`,
      action: "Approve new email",
    },
    magic_link: {
      title: "Sign in",
      about: (email: string, _next: string) => `Sign in as ${email}.`,
      action: "Sign in",
    },
    sign_up: {
      title: "Finish signing up",
      about: (email: string, _next: string) =>
        `You signed up with ${email}. Go on only if you chose its password yourself.`,
      action: "Finish sign-up",
    },
  },
  verified: (email: string) => `${email} is confirmed.`,
  agreed: "Done. Your email changes when the link sent to the other address is used too.",
  changed: (next: string) => `Your email has changed. Sign in with ${next} from now on.`,
  taken: "Another account uses this email by now, so yours stays as it is.",
  unknown: "This link isn't valid. Copy the whole link, or ask for a new one.",
  over: "This link was used or replaced, or has expired. Ask for a new one.",
};

export type MailedLinksTexts = Translated<typeof mailedLinksTexts>;
