// Where a destination leads, in a few signs: its host, or its addresses.
import type { DestinationTo } from "./deliveries-address.ts";

const FOLLOW_UP_BOSS = "followupboss.com";

export function whereTo(to: DestinationTo): string {
  if (to.kind === "email") return to.addresses.join(", ");
  if (to.kind === "follow_up_boss") return FOLLOW_UP_BOSS;
  const host = URL.parse(to.address)?.host ?? to.address;
  return to.kind === "sms" ? `${to.to} (${host})` : host;
}
