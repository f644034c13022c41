import { expect, test } from "vitest";
import { fittedView } from "./fitted-view.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-frame.ts";

test("a frame shows all of the map where nothing is to be shown", () => {
  const { x, y, width, height } = fittedView([], MAP_WIDTH / MAP_HEIGHT);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
  expect(width).toBeCloseTo(MAP_WIDTH);
  expect(height).toBeCloseTo(MAP_HEIGHT);
});

test("a frame shows all parts in its middle, with a margin and its own proportions", () => {
  const parts = [
    [
      [100, 100],
      [200, 300],
    ],
    [
      [250, 150],
      [300, 200],
    ],
  ] as const;
  const { x, y, width, height } = fittedView(parts, 0.5);
  expect(width / height).toBeCloseTo(0.5);
  expect([x + width / 2, y + height / 2]).toEqual([200, 200]);
  expect(width).toBeCloseTo(200 * 1.24);
  expect(height).toBeGreaterThanOrEqual(200 * 1.24);
});
