// The network's inbox, for the dashboard that shows its counts and opens it.
export { InboxScreen, QueueCounts } from "./on-demand.ts";
