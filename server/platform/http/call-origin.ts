// Knows, while a call is answered, where it came from: what is written into the log then says so,
// without each command between having to pass it on.
import { AsyncLocalStorage } from "node:async_hooks";
import { addressGroup } from "./address-group.ts";

const origins = new AsyncLocalStorage<string>();

/** Answers a call that came from this address. */
export function answerFrom<Answer>(address: string, answer: () => Answer): Answer {
  return origins.run(address, answer);
}

/** The group of addresses that the call comes from; null outside of a call, and in posts. */
export function callAddressGroup(): string | null {
  const address = origins.getStore();
  return address === undefined ? null : addressGroup(address);
}
