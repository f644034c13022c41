// Why an address is not called, in a sentence that says what to do.
import type { OutboundRefusal } from "./outbound-address.ts";

const SENTENCES: Readonly<Record<Exclude<OutboundRefusal, "unreadable">, string>> = {
  not_https: "Start the address with https://.",
  userinfo: "Remove the user and password before the @. Put a token in the path or the query.",
  port: "Remove the port. Only 443 is called.",
  private: "Enter a host on the public internet: this one is in a private network.",
  unresolved: "Check the host: its name can't be resolved.",
};

/** `example` is an address that would do. */
export function adviceOnRefusal(refusal: OutboundRefusal, example: string): string {
  return refusal === "unreadable"
    ? `Enter a full address, for example ${example}.`
    : SENTENCES[refusal];
}
