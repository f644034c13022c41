// The shapes of the states as data: projected already, in a frame of 975 × 610.
declare module "us-atlas/states-albers-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const topology: Topology<{ readonly states: GeometryCollection<{ readonly name: string }> }>;
  export default topology;
}

/** Names of counties by their five digits; made by the build from the atlas. */
declare module "virtual:county-names" {
  const names: Readonly<Record<string, string>>;
  export default names;
}
