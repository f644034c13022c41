// Tests that members and invitations take the team roles of their account's kind, and no others.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEAM_ROLES } from "../../../../contract/people/team-roles.ts";
import { seatsOf } from "../../../../domain/access/rights.ts";
import { TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
});
afterAll(() => api.stop());

async function accountOf(role: "advertiser" | "affiliate" | "admin"): Promise<string> {
  if (role === "admin") return NETWORK_ID;
  return role === "advertiser"
    ? api.fixture.advertiser("Seats Realty", 0)
    : (await api.fixture.source()).affiliateId;
}

describe.each(["advertiser", "affiliate", "admin"] as const)("an account of %s", (role) => {
  it("gives its own team roles, to people it invites and to members", async () => {
    const accountId = await accountOf(role);
    const owner = await api.userOf(accountId, role);
    const member = await api.userOf(accountId, role, seatsOf(role).at(-1) ?? "owner");
    for (const seat of TEAM_ROLES) {
      const expected = seatsOf(role).includes(seat);
      const invited = await api.call(owner, "POST", "/v1/invitations", {
        email: `${seat}@${role}.example`,
        team_role: seat,
      });
      const changed = await api.call(owner, "PATCH", `/v1/members/${member.user}`, {
        team_role: seat,
      });
      expect([invited.status, changed.status], seat).toEqual(expected ? [201, 200] : [422, 422]);
      if (expected) expect(changed.body.team_role).toBe(seat);
      else expect(changed.body.errors[0].field).toBe("/team_role");
    }
  });

  it("keeps other team roles out of the database too", async () => {
    const accountId = await accountOf(role);
    for (const seat of TEAM_ROLES.filter((one) => !seatsOf(role).includes(one)))
      await expect(api.userOf(accountId, role, seat), seat).rejects.toThrow(
        /member_team_role_check/,
      );
  });
});
