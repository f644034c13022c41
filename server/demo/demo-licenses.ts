// How the demo treats licenses: unconfirmed ones may buy, so that a visitor can try everything.
import type { UnconfirmedRule } from "../../domain/licenses/license.ts";
import { announceBuyer } from "../modules/demand/campaigns/index.ts";
import type { LicenseRules } from "../modules/network/licenses/index.ts";
import type { DistributionSettings } from "../modules/selling/distribution/index.ts";

export const DEMO_LICENSE_RULES: readonly UnconfirmedRule[] = [
  { state: "US", kind: "any", mayBuy: true },
];

export function demoLicenses({
  networkId,
  timeZone,
}: Pick<DistributionSettings, "networkId" | "timeZone">): LicenseRules {
  return {
    networkId: () => networkId,
    licenseRules: () => DEMO_LICENSE_RULES,
    closedKinds: () => [],
    timeZone: () => timeZone,
    announceBuyer,
  };
}
