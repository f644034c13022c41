// Defines the operation with which a person of the network opens a lead's contact.
import { type Static, Type } from "typebox";
import { CONTACT_NOTE_LENGTH, CONTACT_REASONS } from "../../domain/lead/contact-reasons.ts";
import { defineOperation } from "../operation.ts";
import { Uuid, closed, enumOf } from "../schema.ts";
import { AdminLead } from "./lead-shapes.ts";

const ContactReason = closed(
  {
    reason: enumOf(CONTACT_REASONS),
    note: Type.String({
      minLength: CONTACT_NOTE_LENGTH.least,
      maxLength: CONTACT_NOTE_LENGTH.most,
      pattern: "\\S",
      description: "What it is needed for. Contact data in it is left out of the log.",
    }),
  },
  { title: "ContactReason" },
);
export type ContactReason = Static<typeof ContactReason>;

export const openLeadContact = defineOperation({
  method: "POST",
  path: "/v1/leads/{id}/contact",
  operationId: "openLeadContact",
  tags: ["Leads"],
  summary: "Open a lead's contact",
  description:
    "For owners, support and compliance of the network, with a reason. Reason and person are " +
    "recorded in the activity log before the contact is sent. Nothing else gives the network a " +
    "lead's contact.",
  access: ["session"],
  request: { params: closed({ id: Uuid }), body: ContactReason },
  responses: { 200: { description: "The lead with its contact.", schema: AdminLead } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { reason: "person_asked", note: "Called to have the data deleted." },
});
