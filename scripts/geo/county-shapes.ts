// The counties of us-atlas (Census cartographic boundaries, public domain) as shapes.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

export type County = GeoJSON.Feature<GeoJSON.Geometry, { readonly name: string }>;

/** Each with its five-digit FIPS code as `id`; those of the territories included. */
export function readCounties(): readonly County[] {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as TopoJSON.Topology & {
    readonly objects: { readonly counties: TopoJSON.GeometryCollection<{ readonly name: string }> };
  };
  return feature(atlas, atlas.objects.counties).features;
}
