// Draws the radius and the area that limit the list, on the map.
import type { ReactNode } from "react";
import type { Coordinates } from "../../../../domain/criteria/distance.ts";
import { pointsAround } from "../../../../domain/criteria/points-around.ts";
import type { MapCircle } from "../../../../domain/lead/map-shapes.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import type { MapLimits } from "./map-limits.ts";
import { shapeInFrame } from "./map-view.ts";

const EDGE_POINTS = 72;

/** To be placed inside the map's drawing. */
export function ShapesOnMap({
  limits: { circle, outline },
}: {
  readonly limits: Pick<MapLimits, "circle" | "outline">;
}): ReactNode {
  return (
    <>
      {circle === null ? null : <CircleShape circle={circle} />}
      {outline === null ? null : <Shape name="outline" corners={outline} />}
    </>
  );
}

function CircleShape({ circle }: { readonly circle: MapCircle }): ReactNode {
  const { value } = useAnswer("GET /v1/places/{zip_code}", {
    params: { zip_code: circle.zipCode },
  });
  return value === undefined ? null : (
    <Shape name="radius" corners={pointsAround(value, circle.miles, EDGE_POINTS)} />
  );
}

function Shape({
  name,
  corners,
}: {
  readonly name: string;
  readonly corners: readonly Coordinates[];
}): ReactNode {
  const points = shapeInFrame(corners).map((position) => position.join(","));
  return (
    <polygon
      data-shape={name}
      points={points.join(" ")}
      fill="var(--accent)"
      fillOpacity="0.12"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}
