// Types of the states' outlines as data: already projected, in a frame of 975 × 610.
declare module "us-atlas/states-albers-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const topology: Topology<{ readonly states: GeometryCollection<{ readonly name: string }> }>;
  export default topology;
}

/** Names of counties by their five digits; extracted from the atlas by the build. */
declare module "virtual:county-names" {
  const names: Readonly<Record<string, string>>;
  export default names;
}
