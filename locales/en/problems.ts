// What to say of a call that failed, by the code of its problem.
import type { Translated } from "../texts.ts";

/** One sentence for each code that a person can meet anywhere; a screen may know a better one. */
export const problemTexts = {
  offline: "The server does not answer. What you typed is still here: try again in a moment.",
  provider_failed: "Another system did not answer as it should. Try again in a moment.",
  unavailable: "The server is busy or starting. Try again in a moment.",
  internal_error:
    "Something broke on our side and was logged. Try again; if it stays, tell the operator.",
  unauthenticated: "Your session has ended. Sign in again to go on.",
  suspended: "This account is suspended. Ask the operator of the network why.",
  forbidden: "Your role may not do this.",
  not_found: "This record is gone, or it is not yours to see.",
  rate_limited: (seconds: string) => `Too many tries. Wait ${seconds} and try again.`,
  invalid: "Something in the form needs another look.",
  in_progress: "The same request is still under way. Wait a moment and look again.",
  idempotency_mismatch:
    "This was sent before with other contents. Load the page again and repeat it.",
  price_changed: "The price has changed since you looked. Check the new one and buy again.",
  insufficient_funds: "There is not enough in the wallet. Top it up under Billing, then buy again.",
  already_sold: "Somebody else has just bought this lead.",
  mode_not_offered: "This lead is not offered that way any more.",
  not_licensed:
    "Your account is not licensed in this lead's state. Add the state under Settings if you are.",
  already_owned: "You have this person already, so you need not pay again.",
  consent_scope: "This person did not agree to be contacted by you.",
  id_taken: "Something stands here already under this number. Load the page again.",
  returned: "This lead was given back, so nothing more can be said about it.",
  window_closed: "The time in which this could be done is over.",
  already_filed: "This lead was given back before: that is possible once.",
  already_claimed: "A colleague has taken this lead.",
  last_owner: "Somebody must stay an owner. Make somebody else an owner first.",
  invitation_over: "This invitation was used, withdrawn or has run out. Ask for a new link.",
  already_answered: "This was answered already. Load the page again to see how.",
  already_decided: "This was decided already. Load the page again to see how.",
  already_payable: "The earning is on its way to the affiliate, so it cannot be taken back.",
  not_payable: "Look at what is in the way of this payout.",
  payload_too_large: "This is too large to be sent. Make it smaller.",
  other: "That did not work. Try again.",
};

export type ProblemTexts = Translated<typeof problemTexts>;
