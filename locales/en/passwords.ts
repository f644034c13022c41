// Texts of choosing a password.
import type { Translated } from "../texts.ts";

export const passwordsTexts = {
  hint: (least: string) => `${least} characters or more; a few words work well.`,
  short: (least: string) => `Use at least ${least} characters.`,
  show: "Show password",
  hide: "Hide password",
  faults: {
    password_spaces: "Enter letters, digits, or signs: this has only spaces.",
    password_common: "This password is among the most common ones. Choose another.",
    password_name: "Add words: it can be guessed from your name.",
    password_email: "Add words: it can be guessed from your email.",
    password_company: "Add words: it can be guessed from your company's name.",
    password_repeated: "Add words: repeated characters are easy to guess.",
    password_keyboard: "Add words: neighboring keys are easy to guess.",
    password_sequence: "Add words: sequences such as abc are easy to guess.",
    password_date: "Add words: dates and years are easy to guess.",
    password_guessable: "Add words: this password is easy to guess.",
    password_current: "This is your current password. Choose another.",
    password_former: "You have used this password before. Choose another.",
  },
};

export type PasswordsTexts = Translated<typeof passwordsTexts>;
