// Why another sign-in provider did not let a person in, in our words.
import {
  PROVIDER_MINUTES,
  type ProviderMismatch,
} from "../../../../domain/access/sign-in-provider.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";

export const PROVIDER_OVER: Refusal = {
  code: "provider_over",
  detail:
    `This sign-in took longer than ${PROVIDER_MINUTES} minutes, was used before, or began in ` +
    "another browser. Start again.",
};

export const providerFailed = (name: string): Refusal => ({
  code: "provider_failed",
  detail: `${name} isn't answering. Sign in another way, or try again later.`,
});

export const providerCancelled = (name: string): Refusal => ({
  code: "provider_cancelled",
  detail: `You didn't agree at ${name}. Nothing has changed.`,
});

export const providerRefused = (name: string): Refusal => ({
  code: "provider_refused",
  detail: `The answer from ${name} can't be trusted. Start again, or sign in another way.`,
});

export const providerTaken = (name: string): Refusal => ({
  code: "provider_taken",
  detail: `Another person here is connected with this ${name} account.`,
});

/** Why an account at the provider does not sign in here. */
export function mismatch(name: string, why: ProviderMismatch): Refusal {
  switch (why) {
    case "email_unverified":
      return {
        code: "provider_email_unverified",
        detail: `${name} hasn't verified the email of this account. Verify it there first.`,
      };
    case "no_person":
      return {
        code: "provider_no_person",
        detail:
          "No account here has this email. Create one first, then connect " +
          `${name} under Settings.`,
      };
    case "email_unconfirmed":
      return {
        code: "provider_email_unconfirmed",
        detail: `Sign in with your password and confirm your email first, then use ${name}.`,
      };
    case "other_account":
      return {
        code: "provider_other_account",
        detail: `Another ${name} account is connected. Disconnect it under Settings first.`,
      };
  }
}
