// The rules for returns that a network begins with, for tests.
import { DEFAULT_DUPLICATE_RULES } from "../../../../domain/lead/duplicate.ts";
import { DEFAULT_RETURN_TERMS } from "../../../../domain/returns/terms.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import type { ReturnRules } from "./return-deps.ts";

export function returnRulesIn(timeZone: string): ReturnRules {
  return {
    networkId: NETWORK_ID,
    timeZone,
    allowsNoResponse: false,
    terms: DEFAULT_RETURN_TERMS,
    duplicateDays: DEFAULT_DUPLICATE_RULES.days,
  };
}
