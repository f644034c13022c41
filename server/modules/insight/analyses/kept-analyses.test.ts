// Tests that the model's analyses of a lead are stored, and that a person's daily use is counted.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AnalysedNetwork, CANARY, QUALIFIED } from "../../../../test/support/analysed-network.ts";
import { says, status } from "../../../../test/support/openai-server.ts";

const GOOD = JSON.stringify(QUALIFIED);

let network: AnalysedNetwork;

beforeAll(async () => {
  network = await AnalysedNetwork.open();
});

afterAll(() => network.close());

beforeEach(async () => {
  await network.begin();
  await network.setModel("gpt-4");
});

const usedToday = async (who: { readonly user: string }): Promise<number> =>
  Number(
    (
      await network.api.database.pool.query<{ tokens: bigint }>(
        "select tokens from assistant_use where user_id = $1",
        [who.user],
      )
    ).rows[0]?.tokens ?? 0n,
  );

describe("a stored analysis", () => {
  it("is returned again by the same model while nothing changed; another is asked", async () => {
    const id = await network.post();
    network.model.behaviour = says(GOOD);
    const first = (await network.make(network.buyer, id, "qualification")).body;
    expect((await network.make(network.buyer, id, "qualification")).body).toEqual(first);
    expect(network.model.seen).toHaveLength(1);
    const anew = (await network.make(network.buyer, id, "qualification", { again: true })).body;
    expect([anew.id === first.id, network.model.seen.length]).toEqual([false, 2]);
    await network.setModel("gpt-5");
    expect((await network.make(network.buyer, id, "qualification")).body.model).toBe("gpt-5");
    expect(network.model.seen).toHaveLength(3);
  });

  it("made by rules while the model was down is not used once it is back", async () => {
    const id = await network.post();
    network.model.behaviour = says("no");
    const without = (await network.make(network.buyer, id, "qualification")).body;
    expect((await network.make(network.buyer, id, "qualification")).body.id).toBe(without.id);
    network.model.behaviour = says(GOOD);
    expect((await network.make(network.buyer, id, "qualification")).body).toMatchObject({
      model: "gpt-4",
      fallback: null,
    });
  });

  it("has no word of the person", async () => {
    const id = await network.post({ comments: `The roof is new, says ${CANARY}.` });
    network.model.behaviour = says(GOOD);
    await network.make(network.buyer, id, "qualification");
    const { rows } = await network.api.database.pool.query<{ all: string }>(
      "select a::text as all from analysis a where lead_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toMatch(/roof|Zyxcanary|example\.com/);
  });
});

describe("a person's daily allowance", () => {
  it("counts analyses and chat together; once used up, the rules answer and say so", async () => {
    const mine = await network.api.userOf(network.buyerId, "advertiser", "manager");
    const id = await network.post();
    network.model.behaviour = says(GOOD);
    await network.setModel("gpt-4", 10_000);
    expect((await network.make(mine, id, "qualification")).body.model).toBe("gpt-4");
    expect(await usedToday(mine)).toBe(12);
    await network.setModel("gpt-4", 1_000);
    const { status: code, body } = await network.make(mine, id, "qualification", { again: true });
    expect([code, body.model, body.fallback, body.result.intent]).toEqual([
      200,
      null,
      "used_up",
      0.9,
    ]);
    expect([network.model.seen.length, await usedToday(mine)]).toEqual([1, 12]);
    expect((await network.make(mine, id, "qualification", { language: "es" })).body).toMatchObject({
      fallback: "used_up",
      result: { insights: expect.arrayContaining(["Piensa hacerlo en 30 días."]) },
    });
  });

  it("is not charged for a call that the server rejected", async () => {
    const mine = await network.api.userOf(network.buyerId, "advertiser", "manager");
    network.model.behaviour = status(401);
    await network.make(mine, await network.post(), "qualification");
    expect(await usedToday(mine)).toBe(0);
  });
});
