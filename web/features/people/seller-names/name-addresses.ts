// The addresses whose answers change with a seller name.

export const NAME_ADDRESSES = [
  "/v1/seller-names",
  "/v1/buyer-list",
  "/v1/accounts",
  "/v1/profile",
  "/v1/activity",
] as const;
