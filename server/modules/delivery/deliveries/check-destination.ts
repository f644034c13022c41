// Checks a destination document: each problem by its field, with how to fix it.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import { checkSettings } from "../../../../domain/deliveries/check-settings.ts";
import type { SettingsSecrets } from "../../../../domain/deliveries/destination-kind.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import { readOutboundUrl } from "../../../platform/http/outbound-address.ts";
import { adviceOnRefusal } from "../../../platform/http/outbound-advice.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";

export interface CheckDeps {
  /** True in tests only: the loopback addresses of this machine may be called. */
  readonly allowsLoopback: boolean;
  /** True when this network sends emails at all. */
  readonly sendsEmail: boolean;
}

const EXAMPLE = "https://crm.example.com/leads";

/** Returns all problems; `secrets` are those that will be stored once the document is written. */
export function checkDestination(
  { allowsLoopback, sendsEmail }: CheckDeps,
  to: DestinationTo,
  secrets: SettingsSecrets,
): readonly FieldError[] {
  return checkSettings(rulesOf(to.kind), to, {
    secrets,
    sendsEmail,
    addressProblem: (address) => {
      const target = readOutboundUrl(address, allowsLoopback);
      return target.ok
        ? null
        : { code: target.error, message: adviceOnRefusal(target.error, EXAMPLE) };
    },
  });
}
