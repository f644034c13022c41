// The states of alerts, in the order of their tabs.
export const ALERT_STATES = ["open", "closed"] as const;
