// Exports the checklist of a first run for the dashboards.
export { FirstRun } from "./on-demand.tsx";
