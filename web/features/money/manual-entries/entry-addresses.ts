// Lists the addresses whose answers an entry into a wallet changes.
export const ENTRY_ADDRESSES = [
  "/v1/manual-entries",
  "/v1/accounts",
  "/v1/wallet",
  "/v1/reports",
  "/v1/activity",
];
