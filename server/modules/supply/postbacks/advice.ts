// Describes what is wrong with a postback address, in a sentence that says what to do.
import {
  LONGEST_ADDRESS,
  type TemplateProblem,
} from "../../../../domain/tracking/address-template.ts";
import { adviceOnRefusal } from "../../../platform/http/outbound-advice.ts";

const SENTENCES: Readonly<
  Record<Exclude<TemplateProblem["code"], "unknown_macro" | "stray_brace">, string>
> = {
  missing: "Enter the address to call.",
  too_long: `Use at most ${LONGEST_ADDRESS} characters.`,
  not_https: adviceOnRefusal("not_https", ""),
  no_host: "Enter a host after https://, for example tracker.example.com.",
  userinfo: adviceOnRefusal("userinfo", ""),
  port: adviceOnRefusal("port", ""),
  host_macro: "Put macros after the host, in the path or the query.",
  space: "Remove the space, or write it as %20.",
};

export function adviceOn(problem: TemplateProblem): string {
  if (problem.code === "stray_brace") return `Close or remove the brace at “${problem.at}”.`;
  if (problem.code !== "unknown_macro") return SENTENCES[problem.code];
  return problem.suggestion === null
    ? `Remove {${problem.macro}}: there is no such macro.`
    : `Change {${problem.macro}} to {${problem.suggestion}}: there is no such macro.`;
}

export const EXAMPLE = "https://tracker.example.com/postback?cid={click_id}";
