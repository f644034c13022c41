// Provides the network's time zone to billing, so that the totals of both sides of a sale agree.
import { useMemo } from "react";
import { useDisplay } from "../../../lib/display/display.ts";
import { type Formats, formatsFor } from "../../../lib/format/format.ts";
import { type ShownPeriod, usePeriod } from "../../../ui/use-period.ts";

export interface BillingViewProps {
  /** The network's time zone. */
  readonly zone: string;
}

/** The period from the address and the formats, both in the network's time zone. */
export function useNetworkPeriod(zone: string): {
  readonly shown: ShownPeriod;
  readonly formats: Formats;
} {
  const { language } = useDisplay();
  const formats = useMemo(() => formatsFor({ language, timeZone: zone }), [language, zone]);
  return { shown: usePeriod(zone), formats };
}
