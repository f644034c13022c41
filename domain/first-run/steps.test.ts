// Tests which steps a member is shown, where they lead, and when the list ends.
import { describe, expect, it } from "vitest";
import { FIRST_RUN_STEPS, checkSteps, isFirstRunOver } from "./steps.ts";

const OWNER = { role: "affiliate", teamRole: "owner" } as const;
const SOURCE_ID = "0190a1b2-0000-7000-8000-000000000001";

describe("the first run", () => {
  it.each(["advertiser", "affiliate", "admin"] as const)("names each step of %s once", (role) => {
    const keys = FIRST_RUN_STEPS[role].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("leads to the newest source, or without one to where sources are created", () => {
    const pathOf = (sourceId: string | null) =>
      checkSteps(OWNER, {}, sourceId).find(({ key }) => key === "test_lead")?.path;
    expect(pathOf(SOURCE_ID)).toBe(`/settings?part=sources&source=${SOURCE_ID}&view=posting`);
    expect(pathOf(null)).toBe("/settings?part=sources");
  });

  it("shows each seat only what it may do, and agents nothing", () => {
    const keys = (teamRole: "owner" | "manager" | "agent" | "billing") =>
      checkSteps({ role: "advertiser", teamRole }, {}, null).map(({ key }) => key);
    expect(keys("manager")).toEqual(["campaign", "purchase", "destination"]);
    expect(keys("owner")).toContain("money");
    expect(keys("billing")).toEqual(["money"]);
    expect(keys("agent")).toEqual([]);
  });

  it("does not ask a buyer by hand for a campaign", () => {
    const buyer = { role: "advertiser", teamRole: "owner" } as const;
    const facts = { company: true, license: true, money: true };
    expect(isFirstRunOver(checkSteps(buyer, facts, null))).toBe(false);
    const steps = checkSteps(buyer, { ...facts, purchase: true }, null);
    expect(isFirstRunOver(steps)).toBe(true);
    expect(steps.find(({ key }) => key === "campaign")).toMatchObject({
      done: false,
      optional: true,
    });
  });

  it("ends when all required steps are done, with optional ones open", () => {
    const done = { company: true, source: true, test_lead: true, lead: true };
    expect(isFirstRunOver(checkSteps(OWNER, done, null))).toBe(false);
    expect(isFirstRunOver(checkSteps(OWNER, { ...done, payee: true }, null))).toBe(true);
  });
});
