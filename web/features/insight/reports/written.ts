// Formats a figure of a report by its unit.
import type { Formats } from "../../../lib/format/format.ts";
import type { Unit } from "./reports.ts";
import { SECOND_MS } from "../../../../domain/time.ts";

const SECONDS_A_MINUTE = 60;
/** From a thousand dollars on, cents are omitted. */
const WHOLE_FROM_CENTS = 100_000;

/** `beside` is the greatest figure next to it, in amount: all of them have the same format. */
export function written(value: number, unit: Unit, formats: Formats, beside = value): string {
  switch (unit) {
    case "cents":
      return formats.money(value, Math.abs(beside) >= WHOLE_FROM_CENTS ? "whole" : undefined);
    case "basis_points":
      return formats.percent(value);
    case "seconds":
      return value < SECONDS_A_MINUTE
        ? formats.clock(value * SECOND_MS)
        : formats.duration(value * SECOND_MS);
    case "count":
      return formats.number(value);
  }
}
