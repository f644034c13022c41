// Tests who must have a second factor.
import { expect, it } from "vitest";
import { secondFactorOf } from "./second-factor.ts";

it("a second factor is required of an operator in production, and of nobody else", () => {
  const states = (["advertiser", "affiliate", "admin"] as const).flatMap((role) =>
    [true, false].flatMap((production) =>
      [true, false].map((isOn) => secondFactorOf({ role, isOn }, { production })),
    ),
  );
  expect(states).toEqual([
    ...["on", "off", "on", "off"],
    ...["on", "off", "on", "off"],
    ...["on", "required", "on", "off"],
  ]);
});
