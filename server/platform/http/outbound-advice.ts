// Why an address is not called, in a sentence that says what to do.
import type { OutboundRefusal } from "./outbound-address.ts";

const SENTENCES: Readonly<Record<Exclude<OutboundRefusal, "unreadable">, string>> = {
  not_https: "Begin the address with https://.",
  userinfo: "Leave out the user and password before the @: put a token into the path or the query.",
  port: "Leave out the port: only 443 is called.",
  private: "Give a host on the open Internet: this one lies in a private network.",
  unresolved: "Check the host: nobody knows its name.",
};

/** `example` is an address that would do. */
export function adviceOnRefusal(refusal: OutboundRefusal, example: string): string {
  return refusal === "unreadable"
    ? `Give a whole address, such as ${example}.`
    : SENTENCES[refusal];
}
