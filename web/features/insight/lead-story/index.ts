// Exports the whole story of a lead, which its page shows to people of the network.
export { LeadStory, PrintRecord } from "./on-demand.ts";
