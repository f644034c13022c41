// A signed-in person for tests.
import type { User } from "./auth.ts";

export const ada: User = {
  id: "1",
  name: "Ada",
  role: "admin",
  teamRole: "owner",
  rights: "money",
  accountId: "a",
  accountName: "Plat",
  accountStatus: "active",
  secondFactor: "off",
  timeZone: "America/Los_Angeles",
  viewing: "",
};
