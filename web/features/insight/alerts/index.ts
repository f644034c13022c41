// The network's alerts, for the dashboard that opens their list, the inbox, and the settings.
export { AlertDecision, AlertsLink, AlertsScreen } from "./on-demand.ts";
