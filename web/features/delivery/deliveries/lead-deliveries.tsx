// Shows on a purchased lead's page where it was delivered, whether it arrived, and why not; nothing
// where it goes nowhere.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Name } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";
import { MessageRow, useCallWatch } from "../messages/index.ts";
import { PATHS, addressOfDestinations } from "./deliveries-address.ts";
import { useLeadDeliveries } from "./use-lead-deliveries.ts";

const NOWHERE = new URLSearchParams();

export default function LeadDeliveries({ leadId }: { readonly leadId: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const user = useUser();
  // The network reads deliveries, but not on a screen of its own.
  const isLinked = user.role === "advertiser" && may(user, "connections");
  const { value: deliveries = [] } = useLeadDeliveries(leadId);
  useCallWatch(true, deliveries, PATHS[0]);
  if (deliveries.length === 0) return null;
  return (
    <Section title={texts.lead.title}>
      <ul
        aria-label={texts.lead.title}
        className="divide-y divide-line rounded-panel border border-line bg-surface"
      >
        {deliveries
          .toSorted((one, other) => one.place - other.place)
          .map((one) => (
            <MessageRow
              key={one.id}
              one={one}
              paths={PATHS}
              isOn
              mayRepeat={one.abilities.send}
              about={one.reason === null ? null : texts.reasons[one.reason]}
              title={
                isLinked ? (
                  <Link
                    className="text-accent underline"
                    to={addressOfDestinations(NOWHERE, { destination: one.destination_id })}
                  >
                    <Name>{one.destination_name}</Name>
                  </Link>
                ) : (
                  <Name>{one.destination_name}</Name>
                )
              }
            >
              <span className="text-label text-text-2">
                {texts.kinds[one.kind]}
                {one.place === 0 ? "" : ` · ${texts.place(one.place)}`}
              </span>
            </MessageRow>
          ))}
      </ul>
    </Section>
  );
}
