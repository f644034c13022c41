// Lists the addresses whose answers change when a consumer's request is recorded or decided.
export const RECORDED = ["/v1/consumer-requests", "/v1/inbox"];
export const DECIDED = [...RECORDED, "/v1/leads", "/v1/listings", "/v1/reports", "/v1/activity"];
