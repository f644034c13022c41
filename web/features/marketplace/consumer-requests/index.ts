// Exports what the lead's page and the inbox show of consumers' requests; both load it when it is
// shown.
export { ConsumerRequestDecision } from "./request-detail.tsx";
export { RequestsOfLead } from "./requests-of-lead.tsx";
