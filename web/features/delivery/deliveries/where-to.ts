// Says where a destination leads in a few characters: its host, or its addresses.
import type { DestinationTo } from "./deliveries-address.ts";
import { formOf } from "./kind-forms.ts";

export function whereTo(to: DestinationTo): string {
  return formOf(to.kind).whereTo(to);
}
