// Checks answer rules: required text must be in the answer, excluded text must not, and an error
// status fails without either.
import { expect, it } from "vitest";
import { verdictByRule } from "./answer-rule.ts";

it.each([
  [200, '{"status":"Accepted"}', null, null, "delivered"],
  [202, "", null, null, "delivered"],
  [200, '{"status":"Accepted"}', "accepted", null, "delivered"],
  [200, "DUPLICATE", null, "duplicate", "refused"],
  [200, "accepted", "accepted", "Error", "delivered"],
  [200, "accepted with an ERROR", "accepted", "error", "refused"],
  [200, "queued", "accepted", null, "refused"],
  [200, "", "accepted", "error", "refused"],
  [500, "accepted", "accepted", null, "failed"],
  [302, "accepted", null, null, "failed"],
  [410, "error", null, "error", "gone"],
  [null, "", null, "error", "failed"],
] as const)("%s with %j, must hold %j and lack %j: %s", (status, body, contains, lacks, verdict) =>
  expect(verdictByRule({ status, body }, { contains, lacks })).toBe(verdict),
);
