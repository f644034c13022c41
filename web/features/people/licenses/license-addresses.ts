// The addresses whose answers change with a license.

export const LICENSE_ADDRESSES = [
  "/v1/licenses",
  "/v1/accounts",
  "/v1/profile",
  "/v1/campaigns",
  "/v1/activity",
] as const;
