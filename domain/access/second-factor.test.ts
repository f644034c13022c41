// Tests who must have a second factor.
import { expect, it } from "vitest";
import type { Role } from "./access.ts";
import { secondFactorOf } from "./second-factor.ts";

it("a second factor is required of an operator in production, and of no one else", () => {
  const statesOf = (role: Role) =>
    [true, false].flatMap((production) =>
      [true, false].map((isOn) => secondFactorOf({ role, isOn }, { production })),
    );
  expect(statesOf("advertiser")).toEqual(["on", "off", "on", "off"]);
  expect(statesOf("affiliate")).toEqual(["on", "off", "on", "off"]);
  expect(statesOf("admin")).toEqual(["on", "required", "on", "off"]);
});
