import { connect } from "node:net";
import { expect, it } from "vitest";

it("a test cannot connect beyond this machine", async () => {
  await expect(fetch("http://192.0.2.1/")).rejects.toMatchObject({
    cause: new Error("a test tried to reach 192.0.2.1: tests stay on loopback"),
  });
  expect(() => connect(80, "192.0.2.1")).toThrow("tests stay on loopback");
  expect(() => connect({ port: 80, host: "192.0.2.1" })).toThrow("tests stay on loopback");
});
