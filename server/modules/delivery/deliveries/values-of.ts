// Converts a bought lead to the values that are delivered: what its buyer reads in the app, under
// the names in which leads are posted.
import type { BuyerSale } from "../../../../contract/marketplace/sales.ts";
import type { LeadValues } from "../../../../domain/deliveries/lead-values.ts";

import { writePlainValue } from "../../../../domain/lead/plain-fact-values.ts";
import { perPlainField } from "../../../../domain/lead/plain-facts.ts";

export interface Surroundings {
  readonly deliveryId: string;
  readonly networkName: string;
  /** The network's address, without a trailing slash. */
  readonly publicUrl: string;
}

/** Null where its contact is erased or the lead was returned: there is nothing to deliver. */
export function valuesOf(
  { id, campaign_name: campaign, mode, price_cents: priceCents, sold_at: soldAt, lead }: BuyerSale,
  { deliveryId, networkName, publicUrl }: Surroundings,
): LeadValues | null {
  const { contact, consent_proof: proof } = lead;
  if (contact === null) return null;
  return {
    first_name: contact.first_name,
    last_name: contact.last_name,
    email: contact.email,
    phone: contact.phone,
    street: contact.street,
    city: lead.city ?? contact.city,
    county: lead.county_name,
    state: lead.state,
    zip_code: lead.zip_code,
    side: lead.side,
    price_min: wholeDollars(lead.price_min_cents),
    price_max: wholeDollars(lead.price_max_cents),
    ...perPlainField((fact) => writePlainValue(lead, fact)),
    motivation: contact.motivation,
    comments: contact.comments,
    score: lead.score.total,
    tier: lead.score.tier,
    consent_text: proof?.text ?? null,
    consent_at: proof?.given_at ?? null,
    consent_channels: proof?.channels.join(",") ?? null,
    page_url: proof?.page_url ?? null,
    trustedform_cert_url: proof?.trustedform_cert_url ?? null,
    jornaya_leadid: proof?.jornaya_leadid ?? null,
    lead_id: lead.id,
    sale_id: id,
    delivery_id: deliveryId,
    campaign,
    source_id: lead.source_id,
    mode,
    price_paid: priceCents === null ? null : dollars(priceCents),
    received_at: lead.received_at,
    sold_at: soldAt,
    lead_url: `${publicUrl}/leads/${lead.id}`,
    network: networkName,
  };
}

function wholeDollars(cents: number | null): number | null {
  return cents === null ? null : Math.round(cents / 100);
}

/** Formats cents as "48.50". */
function dollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
