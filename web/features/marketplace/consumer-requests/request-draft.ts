// Reads the form of a consumer's request: the body to send, or what is missing.
import {
  type ConsumerRequestKind,
  receiptProblem,
} from "../../../../domain/consumers/consumer-request.ts";
import type { ConsumerRequestTexts } from "../../../../locales/en/consumer-requests.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import { isEmail } from "../../../lib/is-email.ts";

/** What is typed and chosen. */
export interface RequestDraft {
  readonly kind: ConsumerRequestKind;
  readonly phone: string;
  readonly email: string;
  /** YYYY-MM-DD, or empty. */
  readonly receivedOn: string;
}

export type DraftField = Exclude<keyof RequestDraft, "kind">;
export type DraftProblems = Partial<Record<DraftField, string>>;

/** The fields by the API's pointers to them. */
export const FIELDS: Readonly<Record<string, DraftField>> = {
  "/phone": "phone",
  "/email": "email",
  "/received_on": "receivedOn",
};

/**
 * What is wrong with the draft, by field. `today` is the network's day as YYYY-MM-DD; a request
 * from a lead needs neither phone nor email.
 */
export function findDraftProblems(
  { phone, email, receivedOn }: RequestDraft,
  today: string,
  isOfLead: boolean,
  texts: ConsumerRequestTexts["form"],
): DraftProblems {
  const problems: DraftProblems = {};
  if (!isOfLead) {
    if (phone.trim() === "" && email.trim() === "") problems.phone = texts.personMissing;
    if (email.trim() !== "" && !isEmail(email)) problems.email = texts.emailInvalid;
  }
  const wrongDay = receivedOn === "" ? "missing" : receiptProblem(receivedOn, today);
  if (wrongDay !== null) problems.receivedOn = texts.days[wrongDay];
  return problems;
}

/** The body of a draft without problems. The server's own day holds for a request of today. */
export function bodyOf(
  { kind, phone, email, receivedOn }: RequestDraft,
  today: string,
  leadId: string | null,
): BodyOf<"POST /v1/consumer-requests"> {
  return {
    kind,
    ...(leadId === null ? {} : { lead_id: leadId }),
    ...(leadId === null && phone.trim() !== "" ? { phone: phone.trim() } : {}),
    ...(leadId === null && email.trim() !== "" ? { email: email.trim() } : {}),
    ...(receivedOn === today ? {} : { received_on: receivedOn }),
  };
}
