// Reports that people build: the only entry for other features.
export { ReportsLink } from "./reports-link.tsx";
export { ReportsScreen } from "./on-demand.ts";
