// The point of a lead on a map.
import { Type } from "typebox";

/** A number of degrees. */
export function degrees(description: string) {
  return Type.Number({ description });
}

export const MapPoint = Type.Object(
  { latitude: degrees("Degrees north."), longitude: degrees("Degrees east.") },
  { title: "MapPoint" },
);
