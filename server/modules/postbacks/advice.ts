// What is wrong with an address that is to be called, in a sentence that says what to do.
import { LONGEST_ADDRESS, type TemplateProblem } from "../../../domain/tracking/address-template.ts";
import type { OutboundRefusal } from "../../platform/http/outbound-address.ts";

const SENTENCES: Readonly<Record<Exclude<TemplateProblem["code"], "unknown_macro" | "stray_brace">, string>> = {
  missing: "Give the address to call.", too_long: `Use at most ${LONGEST_ADDRESS} characters.`, not_https: "Begin the address with https://.", no_host: "Give a host after https://, such as tracker.example.com.",
  userinfo: "Leave out the user and password before the @: put a token into the path or the query.", port: "Leave out the port: only 443 is called.",
  host_macro: "Put macros behind the host, into the path or the query.", space: "Leave out the space, or write it as %20.",
};

export function adviceOn(problem: TemplateProblem): string {
  if (problem.code === "stray_brace") return `Close or remove the brace at “${problem.at}”.`;
  if (problem.code !== "unknown_macro") return SENTENCES[problem.code];
  return problem.suggestion === null ? `Remove {${problem.macro}}: there is no such macro.` : `Change {${problem.macro}} to {${problem.suggestion}}: there is no such macro.`;
}

const REFUSALS: Readonly<Record<OutboundRefusal, string>> = {
  unreadable: "Give a whole address, such as https://tracker.example.com/postback?cid={click_id}.", not_https: SENTENCES.not_https, userinfo: SENTENCES.userinfo, port: SENTENCES.port,
  private: "Give a host on the open Internet: this one lies in a private network.", unresolved: "Check the host: nobody knows its name.",
};

export function adviceOnRefusal(refusal: OutboundRefusal): string {
  return REFUSALS[refusal];
}
