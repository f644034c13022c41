// Tests the routing of a source's leads: the operator sets it at the account and can undo it
// immediately, and the affiliate sees it.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
});

describe("routing per source", () => {
  it("is changed only by the operator, takes effect immediately, and can be undone", async () => {
    const affiliate = await ApiUser.signIn(network, "affiliate");
    // Its name puts it among the first of the account.
    const path = `/v1/sources/${crypto.randomUUID()}`;
    const { body: source } = await affiliate.call("PUT", path, {
      name: "A routed one",
      kind: "api",
    });
    const sourceOf = async () => (await affiliate.call("GET", path)).body;
    await visitor.signInQuietly("admin");
    await visitor.page.goto(`/users/${source.account_id}?part=sources`);
    const choice = visitor.page.getByLabel(`Routing of ${source.name}`);
    await choice.selectOption({ label: "Round robin" });
    await visitor.page.getByText(`${source.name}: Round robin. Applies to new leads.`).waitFor();
    // A message stays under the pointer.
    await visitor.page.getByRole("button", { name: "Undo" }).hover();
    await expect.poll(async () => (await sourceOf()).routing).toBe("round_robin");
    await visitor.page
      .getByText(
        "Buyers take turns: the buyer with the fewest leads today comes first. It pays its bid.",
      )
      .waitFor();
    const reader = await visits.arrive();
    await reader.signInQuietly("affiliate");
    await reader.page.goto(`/settings?part=sources&source=${source.id}`);
    await reader.page
      .getByText(/^Round robin/)
      .first()
      .waitFor();
    await visitor.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await sourceOf()).routing).toBe("best_price");
    expect(
      (
        await affiliate.call(
          "PATCH",
          `/v1/sources/${source.id}`,
          { routing: "weighted" },
          { "content-type": "application/merge-patch+json" },
        )
      ).status,
    ).toBe(422);
    expect(visitor.mishaps).toEqual([]);
  });
});
