import { argon2Sync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.ts";
import { QueueFull, WorkQueue } from "./work-queue.ts";

describe("a password's hash", () => {
  it("is an Argon2id string with the costs and a salt of its own", async () => {
    const [one, two] = await Promise.all([
      hashPassword("a pass phrase"),
      hashPassword("a pass phrase"),
    ]);
    expect(one).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(one).not.toBe(two);
  });

  it("is what Argon2id makes of the salt that stands in it", async () => {
    const [, , , , salt = "", tag = ""] = (await hashPassword("a pass phrase")).split("$");
    const made = argon2Sync("argon2id", {
      message: "a pass phrase",
      nonce: Buffer.from(salt, "base64"),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    expect(made.toString("base64").replace(/=+$/, "")).toBe(tag);
  });

  it("opens to its password only, whole and in any Unicode form", async () => {
    const long = `${"x".repeat(127)}é`;
    const hash = await hashPassword(long);
    expect(await verifyPassword(hash, long.normalize("NFD"))).toBe(true);
    expect(await verifyPassword(hash, `${"x".repeat(127)}e`)).toBe(false);
    expect(await verifyPassword(hash, long.slice(1))).toBe(false);
  });

  it("that is no hash of ours opens to nothing", async () => {
    for (const hash of [
      "",
      "plain",
      "$argon2i$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
      "$2b$10$abcdefghijklmnopqrstuv",
    ])
      expect(await verifyPassword(hash, "plain")).toBe(false);
  });
});

describe("the queue", () => {
  it("runs so many at a time in order, lets so many wait, and survives a failure", async () => {
    const queue = new WorkQueue(2, 3);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (id: number) => async (): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      order.push(id);
      if (id === 1) throw new Error("this one fails");
      return id;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((id) => queue.run(work(id))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(results.map((result) => result.status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
    expect(results[5]).toMatchObject({ reason: expect.any(QueueFull) });
    expect(await queue.run(work(6))).toBe(6);
  });
});
