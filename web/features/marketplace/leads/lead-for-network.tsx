// What the network alone reads of a lead: its consumer's requests, deliveries and the whole story.
import type { ReactNode } from "react";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { LeadDeliveries } from "../../delivery/deliveries/index.ts";
import { LeadStory } from "../../insight/lead-story/index.ts";
import { RequestsOfLead } from "../consumer-requests/index.ts";
import type { Lead } from "./lead-columns.tsx";

interface LeadForNetworkProps {
  readonly lead: Extract<Lead, { readonly view: "admin" }>;
}

export function LeadForNetwork({ lead }: LeadForNetworkProps): ReactNode {
  return (
    <>
      {may(useUser(), "contact") ? (
        <RequestsOfLead leadId={lead.id} hasContact={lead.status !== "erased"} />
      ) : null}
      <LeadDeliveries leadId={lead.id} />
      <LeadStory leadId={lead.id} />
    </>
  );
}
