// A signed-in person for tests, and the session that the server answers for it.
import type { SignedIn } from "../../../contract/people/identity.ts";
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

/** What `GET /v1/auth/get-session` answers for this person. */
export function signedIn(user: User, viewing: SignedIn["viewing"] = null): SignedIn {
  return {
    user: { id: user.id, name: user.name, email: "ada@plat.test", email_verified: true },
    role: "admin",
    second_factor: "off",
    team_role: "owner",
    rights: ["money"],
    account: {
      id: user.accountId,
      kind: "network",
      name: user.accountName,
      status: "active",
      time_zone: user.timeZone,
    },
    expires_at: "2026-03-04T20:00:00.000Z",
    viewing,
  };
}
