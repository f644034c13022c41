// Calls that the product makes to other people's systems, as their log shows them: of postbacks,
// webhooks and deliveries alike.
import { type Static, Type } from "typebox";
import { OFF_REASONS, VERDICTS, COUNTED_DAYS } from "../../domain/attempts/attempt.ts";
import { Timestamp, enumOf, nullable } from "../schema.ts";

export const MESSAGE_STATUSES = ["waiting", "delivered", "failed"] as const;
/** SMTP is an e-mail. */
export const ATTEMPT_METHODS = ["GET", "POST", "SMTP"] as const;
export const ATTEMPT_FAILURES = [
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

export const Attempt = Type.Object(
  {
    at: Timestamp,
    method: enumOf(ATTEMPT_METHODS),
    address: Type.String({ description: "As it was called." }),
    body: nullable(Type.String(), {
      description: "What was sent along; null for GET, and where it is a person's.",
    }),
    status: nullable(Type.Integer(), { description: "Of the answer; null where none came." }),
    answer: Type.String({ description: "How the answer began." }),
    failure: nullable(enumOf(ATTEMPT_FAILURES), { description: "Why no answer came." }),
    verdict: enumOf(VERDICTS, {
      description:
        "refused: answered with 2xx, but without the words that it was to hold. gone: " +
        "answered 410.",
    }),
    milliseconds: Type.Integer(),
  },
  { title: "Attempt" },
);
export type Attempt = Static<typeof Attempt>;

export const offReasonOf = () =>
  nullable(enumOf(OFF_REASONS), {
    description: "gone: its system answered 410. failing: nothing but failure for five days.",
  });

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** How it goes with whoever is called. */
export const callCounts = {
  failing_since: nullable(Timestamp, { description: "Null where the last call arrived." }),
  waiting: count("Calls still to be made."),
  delivered: count(`Of the last ${COUNTED_DAYS} days.`),
  failed: count(`Of the last ${COUNTED_DAYS} days, given up.`),
};
