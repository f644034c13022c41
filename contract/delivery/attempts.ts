// Describes attempts: requests and emails that Plat sends to other systems, as the log shows them,
// the same for postbacks, webhooks and deliveries.
import { type Static, Type } from "typebox";
import { OFF_REASONS, VERDICTS, COUNTED_DAYS } from "../../domain/attempts/attempt.ts";
import { Timestamp, enumOf, nullable } from "../schema.ts";

export const MESSAGE_STATUSES = ["waiting", "delivered", "failed"] as const;
/** SMTP means an email. */
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
    address: Type.String({ description: "The address as it was called." }),
    body: nullable(Type.String(), {
      description: "The body that was sent; null for GET, and where it is a consumer's data.",
    }),
    status: nullable(Type.Integer(), {
      description: "HTTP status of the answer; null without one.",
    }),
    answer: Type.String({ description: "The beginning of the answer." }),
    failure: nullable(enumOf(ATTEMPT_FAILURES), { description: "Why there was no answer." }),
    verdict: enumOf(VERDICTS, {
      description:
        "refused: answered with 2xx, but without the required words. gone: answered 410.",
    }),
    milliseconds: Type.Integer(),
  },
  { title: "Attempt" },
);
export type Attempt = Static<typeof Attempt>;

export const offReasonOf = () =>
  nullable(enumOf(OFF_REASONS), {
    description: "gone: its system answered 410. failing: every attempt failed for five days.",
  });

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** Counts of recent messages to one receiver. */
export const callCounts = {
  failing_since: nullable(Timestamp, { description: "Null if the last attempt succeeded." }),
  waiting: count("Messages that still wait."),
  delivered: count(`Delivered within the last ${COUNTED_DAYS} days.`),
  failed: count(`Failed within the last ${COUNTED_DAYS} days.`),
};
