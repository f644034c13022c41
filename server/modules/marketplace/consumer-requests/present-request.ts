// Presents a consumer's request; whom to call or write is never in it.
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { emailHint, phoneHint } from "../../../../domain/consumers/consumer-request.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ConsumerRequestRow } from "./consumer-request.store.ts";
import type { AskingPerson } from "./file-request.ts";

export function presentRequest(
  vault: ContactVault,
  row: ConsumerRequestRow,
  actor: Actor,
): ConsumerRequest {
  const may = row.status === "open" && isOffered(actor, "decide", "consumer_request", null);
  const { phone, email } = personIn(vault, row);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    received_on: row.received_on,
    filed_at: row.filed_at.toISOString(),
    filed_by_name: row.filed_by_name,
    due_at: row.due_at.toISOString(),
    lead_id: row.lead_id,
    phone_hint: phone === null ? null : phoneHint(phone),
    email_hint: email === null ? null : emailHint(email),
    effect: effectOf(row),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by_name: row.decided_by_name,
    declined_because: row.declined_because,
    abilities: { carry_out: may, decline: may },
  };
}

function personIn(vault: ContactVault, { id, salt, sealed }: ConsumerRequestRow): AskingPerson {
  return salt === null || sealed === null
    ? { phone: null, email: null }
    : (JSON.parse(vault.open(id, { salt, sealed })) as AskingPerson);
}

function effectOf(row: ConsumerRequestRow): ConsumerRequest["effect"] {
  if (row.status === "declined") return null;
  const isOpen = row.status === "open";
  return {
    leads: (isOpen ? row.leads_now : row.lead_count) ?? 0,
    taken_off: (isOpen ? row.taken_off_now : row.taken_off_count) ?? 0,
    buyers: (isOpen ? row.buyers_now : row.buyer_count) ?? 0,
  };
}
