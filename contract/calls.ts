// Calls that the product makes to other people's systems, as their log shows them: of postbacks,
// webhooks and deliveries alike.
import { type Static, Type } from "typebox";
import { OFF_REASONS, VERDICTS } from "../domain/calls/call.ts";
import { Timestamp, enumOf, nullable } from "./schema.ts";

export const CALL_STATUSES = ["waiting", "delivered", "failed"] as const;
/** SMTP is an e-mail. */
export const CALL_METHODS = ["GET", "POST", "SMTP"] as const;
export const CALL_FAILURES = [
  "unreadable",
  "not_https",
  "userinfo",
  "port",
  "private",
  "unresolved",
  "timeout",
  "refused_connection",
  "bad_certificate",
  "broken",
  "no_mail_server",
] as const;

export const CallTry = Type.Object(
  {
    at: Timestamp,
    method: enumOf(CALL_METHODS),
    address: Type.String({ description: "As it was called." }),
    body: nullable(Type.String(), {
      description: "What was sent along; null for GET, and where it is a person's.",
    }),
    status: nullable(Type.Integer(), { description: "Of the answer; null where none came." }),
    answer: Type.String({ description: "How the answer began." }),
    failure: nullable(enumOf(CALL_FAILURES), { description: "Why no answer came." }),
    verdict: enumOf(VERDICTS, {
      description:
        "refused: answered with 2xx, but without the words that it was to hold. gone: " +
        "answered 410.",
    }),
    milliseconds: Type.Integer(),
  },
  { title: "CallTry" },
);
export type CallTry = Static<typeof CallTry>;

export const offReasonOf = () =>
  nullable(enumOf(OFF_REASONS), {
    description: "gone: its system answered 410. failing: nothing but failure for five days.",
  });

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** How it goes with whoever is called. */
export const callCounts = {
  failing_since: nullable(Timestamp, { description: "Null where the last call arrived." }),
  waiting: count("Calls still to be made."),
  delivered: count("Of the last 30 days."),
  failed: count("Of the last 30 days, given up."),
};
