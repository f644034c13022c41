// Finds what is wrong with a sign-up beyond what its schema says.
import type { SignUpBody } from "../../../../contract/people/sign-up.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map((state) => state.code));

/** What the schema of a sign-up cannot say. */
export function checkSignUp(body: Omit<SignUpBody, "password" | "invitation">): FieldError[] {
  const problems: FieldError[] = [];
  if (body.time_zone !== undefined && !isTimeZone(body.time_zone))
    problems.push({
      field: "/time_zone",
      code: "invalid",
      message: "Choose an IANA time zone, for example America/Los_Angeles.",
    });
  body.licensed_states?.forEach((state, index) => {
    if (!STATE_CODES.has(state))
      problems.push({
        field: `/licensed_states/${index}`,
        code: "invalid",
        message: "Enter a two-letter US state.",
      });
  });
  if (body.role === "affiliate") {
    for (const field of ["buyer_kind", "licensed_states"] as const) {
      if (body[field] !== undefined)
        problems.push({
          field: `/${field}`,
          code: "unknown_field",
          message: "Remove it: only an advertiser has it.",
        });
    }
  } else if (body.traffic_kind !== undefined) {
    problems.push({
      field: "/traffic_kind",
      code: "unknown_field",
      message: "Remove it: only an affiliate has it.",
    });
  }
  return problems;
}
