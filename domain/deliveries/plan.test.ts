// Checks plans: every route begins immediately, and no destination waits for an inactive one.
import fc from "fast-check";
import { expect, it } from "vitest";
import { planDeliveries } from "./plan.ts";
import { MINUTE_MS } from "../time.ts";

const AT = Date.parse("2026-03-02T15:00:00Z");
const stop = (destinationId: string, minutes: number, isActive = true) => ({
  destinationId,
  fallBackMs: minutes * MINUTE_MS,
  isActive,
});

it("a plan delays each step by the fall-back times before it", () => {
  const minutesOf = (...stops: ReturnType<typeof stop>[]) =>
    planDeliveries([stops], AT).map(({ nextAtMs }) => (nextAtMs - AT) / MINUTE_MS);
  expect(minutesOf(stop("a", 5), stop("b", 10), stop("c", 1))).toEqual([0, 5, 15]);
  expect(minutesOf(stop("a", 5, false), stop("b", 10), stop("c", 1, false), stop("d", 1))).toEqual([
    0, 0, 10, 10,
  ]);
  expect(minutesOf(stop("a", 0), stop("b", 5))).toEqual([0, 0]);
  expect(planDeliveries([], AT)).toEqual([]);
  expect(planDeliveries([[stop("a", 5)], [stop("b", 5), stop("c", 5)]], AT)).toEqual([
    { destinationId: "a", route: 0, place: 0, nextAtMs: AT },
    { destinationId: "b", route: 1, place: 0, nextAtMs: AT },
    { destinationId: "c", route: 1, place: 1, nextAtMs: AT + 5 * MINUTE_MS },
  ]);
});

it("a plan has every destination of every route once, with times in order from now on", () => {
  const stops = fc.array(
    fc.record({
      destinationId: fc.uuid(),
      fallBackMs: fc.nat({ max: 1_440 * MINUTE_MS }),
      isActive: fc.boolean(),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.array(stops, { maxLength: 10 }), (routes) => {
      const steps = planDeliveries(routes, AT);
      expect(steps.map(({ destinationId, route, place }) => [destinationId, route, place])).toEqual(
        routes.flatMap((route, number) =>
          route.map(({ destinationId }, place) => [destinationId, number, place]),
        ),
      );
      for (const [index, { place, nextAtMs }] of steps.entries())
        expect(
          place === 0 ? nextAtMs === AT : nextAtMs >= (steps[index - 1]?.nextAtMs ?? Infinity),
        ).toBe(true);
    }),
  );
});
