// Texts for failed calls, by the code of the problem.
import type { Translated } from "../texts.ts";

/** One sentence for each code that a person can meet anywhere; a screen may know a better one. */
export const problemTexts = {
  offline: "The server isn't responding. Your input is still here. Try again in a moment.",
  provider_failed: "Another system didn't respond as expected. Try again in a moment.",
  unavailable: "The server is busy or starting. Try again in a moment.",
  internal_error:
    "Something went wrong on our side and was logged. Try again. If it keeps happening, contact the network.",
  unauthenticated: "Your session has ended. Sign in again to continue.",
  suspended: "This account is suspended. Contact the network.",
  forbidden: "Your role can't do this.",
  not_found: "Not found, or you don't have access.",
  rate_limited: (seconds: string) => `Too many attempts. Wait ${seconds} and try again.`,
  invalid: "Fix the highlighted fields.",
  in_progress: "The same request is still in progress. Wait a moment, then refresh.",
  idempotency_mismatch:
    "This was already sent with different content. Reload the page and try again.",
  id_taken: "This ID is already taken. Reload the page.",
  returned: "This lead was returned and can't be changed.",
  window_closed: "The deadline for this has passed.",
  already_filed: "A return was already requested for this lead.",
  no_contact: "The consumer asked for no contact.",
  already_claimed: "A teammate already claimed this lead.",
  not_approved: "The network has not approved your account yet. Reload the page to see why.",
  invitation_needed: "New accounts join by invitation only. Ask the network for a link.",
  confirm_identity: "Confirm that it's you first. Try again.",
  second_factor_missing: "Set up a second factor first. Reload the page to start.",
  already_on: "An authenticator app is set up already.",
  paused_by_network: "The network paused it.",
  last_owner: "An account needs an owner. Make another member an owner first.",
  link_over: "This link was used or replaced, or has expired. Ask for a new one.",
  invitation_over: "This invitation was used or withdrawn, or has expired. Ask for a new link.",
  already_answered: "This was already answered. Reload the page to see the answer.",
  second_person_needed: "You approved this already. Another person must approve it too.",
  edited_meanwhile: "Another person changed this. Copy your text, then reload.",
  already_decided: "This was already decided. Reload the page to see the decision.",
  already_payable: "The affiliate's earning was already released and can't be reversed.",
  not_payable: "This payout is blocked. Open it to see why.",
  wrong_host: "This address isn't served here. Open the network's own address.",
  payload_too_large: "This is too large to send. Make it smaller.",
  other: "That didn't work. Try again.",
};

export type ProblemTexts = Translated<typeof problemTexts>;
