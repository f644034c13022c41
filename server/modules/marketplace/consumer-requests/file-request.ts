// Records what a consumer asks for.
import type { Static } from "typebox";
import type { fileConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { changesOf } from "../../../../domain/activity/changes.ts";
import { dueAtMs, receiptProblem } from "../../../../domain/consumers/consumer-request.ts";
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import { emailIdentity } from "../../../../domain/lead/identity.ts";
import { readEmail } from "../../../../domain/lead/read-email.ts";
import { readPhone } from "../../../../domain/lead/read-phone.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { findLead, openPrivate } from "../leads/index.ts";
import * as store from "./consumer-request.store.ts";
import { type DecideDeps, recordDecision } from "./decide-request.ts";

export interface FileDeps extends DecideDeps {
  /** The network's. */
  readonly timeZone: () => string;
}

type Body = Static<(typeof fileConsumerRequest)["request"]["body"]>;

/** A phone as E.164 and an email; one of them at least is not null. */
export interface AskingPerson {
  readonly phone: string | null;
  readonly email: string | null;
}

/** Records the request, or finds the open one that says the same; the earlier receipt counts. */
export async function fileRequest(
  deps: FileDeps,
  actor: Actor,
  body: Body,
): Promise<Result<store.ConsumerRequestRow, Refusal>> {
  if (!can(actor, "file", "consumer_request", null)) return refuse(FORBIDDEN);
  const atMs = deps.now();
  const zone = deps.timeZone();
  const today = dayIn(zone, atMs);
  const receivedOn = body.received_on ?? today;
  const receipt = receiptProblem(receivedOn, today);
  if (receipt !== null) return refuse(WRONG_RECEIPT[receipt]);
  const person = await readPerson(deps, body);
  if (!person.ok) return person;
  const { phone, email } = person.value;
  const id = uuidv7(atMs);
  const { vault } = deps;
  const request: store.NewRequest = {
    id,
    kind: body.kind,
    receivedOn,
    filedAtMs: atMs,
    filedBy: actor.id,
    dueAtMs: dueAtMs(body.kind, receivedOn, zone),
    leadId: body.lead_id ?? null,
    phoneHash: phone === null ? null : vault.hash("phone", phone),
    emailHash: email === null ? null : vault.hash("email", emailIdentity(email)),
    person: vault.seal(id, JSON.stringify(person.value)),
  };
  const filedId = await inTransaction(deps.pool, async (tx) => {
    await store.takeFilingTurn(tx, request);
    const open = await store.lockOpenRequest(tx, request);
    if (open !== null) {
      await keepEarlierReceipt(tx, actor, request, open);
      return open.id;
    }
    await store.insertConsumerRequest(tx.client, request);
    await recordDecision(tx, request, actor, atMs, "consumer_request.filed");
    return id;
  });
  const row = await store.findConsumerRequest(deps.pool, filedId);
  return row === null ? refuse(NOT_FOUND) : ok(row);
}

/** The law's deadline runs from the day on which the person first asked. */
async function keepEarlierReceipt(
  tx: Transaction,
  actor: Actor,
  { kind, receivedOn, dueAtMs: newDueAtMs, filedAtMs }: store.NewRequest,
  open: store.Receipt & { readonly id: string },
): Promise<void> {
  if (receivedOn >= open.receivedOn) return;
  // The network's zone may be another one by now: no deadline becomes a later one.
  const earlier = { receivedOn, dueAtMs: Math.min(newDueAtMs, open.dueAtMs) };
  await store.writeReceipt(tx, open.id, earlier);
  await recordDecision(tx, { id: open.id, kind }, actor, filedAtMs, RECEIVED_EARLIER, {
    changes: changesOf(["received_on", "due_at"], loggedReceipt(open), loggedReceipt(earlier)),
  });
}

const RECEIVED_EARLIER = "consumer_request.received_earlier";

const loggedReceipt = ({ receivedOn, dueAtMs }: store.Receipt) => ({
  received_on: receivedOn,
  due_at: new Date(dueAtMs),
});

const WRONG_RECEIPT = {
  future: invalid([
    { field: "/received_on", code: "out_of_range", message: "Enter today or an earlier day." },
  ]),
  too_old: invalid([
    {
      field: "/received_on",
      code: "out_of_range",
      message: "Enter a day within the last 365 days.",
    },
  ]),
} as const;

async function readPerson(
  deps: FileDeps,
  { lead_id: leadId, phone: typedPhone, email: typedEmail }: Body,
): Promise<Result<AskingPerson, Refusal>> {
  const isNamed = typedPhone !== undefined || typedEmail !== undefined;
  if (leadId === undefined && !isNamed)
    return refuse(
      invalid([{ field: "/phone", code: "missing", message: "Enter a phone, an email or both." }]),
    );
  if (leadId !== undefined && isNamed)
    return refuse(
      invalid([
        {
          field: "/lead_id",
          code: "invalid",
          message: "Name the person by the lead, or by phone and email, not by both.",
        },
      ]),
    );
  return leadId === undefined ? readTyped(typedPhone, typedEmail) : personOf(deps, leadId);
}

function readTyped(
  typedPhone: string | undefined,
  typedEmail: string | undefined,
): Result<AskingPerson, Refusal> {
  const phone = typedPhone === undefined ? null : readPhone(typedPhone);
  const email = typedEmail === undefined ? null : readEmail(typedEmail);
  const wrong = [
    ...(typedPhone !== undefined && phone === null
      ? [
          {
            field: "/phone",
            code: "invalid",
            message: "Enter a phone number with its area code.",
          },
        ]
      : []),
    ...(typedEmail !== undefined && email === null
      ? [
          {
            field: "/email",
            code: "invalid",
            message: "Enter an email such as name@example.com.",
          },
        ]
      : []),
  ];
  return wrong.length > 0 ? refuse(invalid(wrong)) : ok({ phone, email });
}

async function personOf(
  { pool, vault }: FileDeps,
  leadId: string,
): Promise<Result<AskingPerson, Refusal>> {
  const lead = await findLead(pool, leadId);
  if (lead === null) return refuse(NOT_FOUND);
  const contact = openPrivate(vault, leadId, lead.row)?.contact;
  if (contact === undefined || (contact.phone === null && contact.email === null))
    return refuse(
      invalid([
        {
          field: "/lead_id",
          code: "invalid",
          message: "This lead's contact is deleted. Enter the phone or email instead.",
        },
      ]),
    );
  return ok({ phone: contact.phone, email: contact.email });
}
