// What is wrong with a destination as it was written: each thing by its field, with what to change.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import { checkSettings } from "../../../../domain/deliveries/check-settings.ts";
import type { SettingsSecrets } from "../../../../domain/deliveries/destination-kind.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import { readOutboundUrl } from "../../../platform/http/outbound-address.ts";
import { adviceOnRefusal } from "../../../platform/http/outbound-advice.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";

export interface CheckDeps {
  /** Whether this machine's loopback may be called: for tests alone. */
  readonly allowsLoopback: boolean;
  /** Whether this network sends e-mails at all. */
  readonly sendsEmail: boolean;
}

const EXAMPLE = "https://crm.example.com/leads";

/** Everything that is wrong; `secrets` is what will be known once it is written. */
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
