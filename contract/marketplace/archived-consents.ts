// Defines the operations on the consents of erased leads, which two people of the network open
// together.
import { type Static, Type } from "typebox";
import { CONSENT_ASK_HOURS } from "../../domain/consumers/archived-consent.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, nullable } from "../schema.ts";
import { ConsentProof } from "./lead-shapes.ts";

export const ArchivedConsent = Type.Object(
  {
    lead_id: Uuid,
    sha256: Type.String({ description: "Of the record, in hex, as the lead's story showed it." }),
    erased_at: Timestamp,
    delete_at: Timestamp,
    asked_at: nullable(Timestamp, {
      description: `When a first person asked; null once ${CONSENT_ASK_HOURS} hours have passed.`,
    }),
    asked_by_name: nullable(Type.String()),
    consent: nullable(ConsentProof, { description: "Null until a second person opens it." }),
    abilities: Type.Object(
      { ask: Type.Boolean(), open: Type.Boolean() },
      { title: "ArchivedConsentAbilities", description: "The actions that you can take now." },
    ),
  },
  { title: "ArchivedConsent" },
);
export type ArchivedConsent = Static<typeof ArchivedConsent>;

const common = {
  tags: ["Marketplace"],
  path: "/v1/leads/{id}/archived-consent",
  access: ["session"],
} as const;
const params = closed({ id: Uuid });
const answer = { 200: { description: "The archived consent.", schema: ArchivedConsent } } as const;

export const getArchivedConsent = defineOperation({
  ...common,
  method: "GET",
  operationId: "getArchivedConsent",
  summary: "Retrieve what is kept of an erased lead's consent",
  description: "For people of the network who decide consumers' requests. The record stays sealed.",
  request: { params },
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const openArchivedConsent = defineOperation({
  ...common,
  method: "POST",
  operationId: "openArchivedConsent",
  summary: "Open an erased lead's consent as the second person, or ask for it as the first",
  description:
    "For people of the network who decide consumers' requests. The first call asks; the call of " +
    `another person within ${CONSENT_ASK_HOURS} hours opens the record, once. Both are in the ` +
    "activity log.",
  needs: "recent_confirmation",
  request: { params },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});
