// Rules by which every claimed license may buy, for tests that are not about licenses.
import type { LicenseRules } from "../../server/modules/network/licenses/index.ts";
import { announceBuyer } from "../../server/modules/demand/campaigns/index.ts";
import { NETWORK_ID } from "./market.ts";

export const OPEN_LICENSES: LicenseRules = {
  networkId: () => NETWORK_ID,
  licenseRules: () => [{ state: "US", kind: "any", mayBuy: true }],
  closedKinds: () => [],
  timeZone: () => "America/New_York",
  announceBuyer,
};
