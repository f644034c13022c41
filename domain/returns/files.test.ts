// Tests who still opens the files of a return.
import { describe, expect, it } from "vitest";
import { mayOpenFiles } from "./files.ts";

describe("mayOpenFiles", () => {
  it("closes the files to the buyer with approval", () => {
    expect(mayOpenFiles("buyer", { isApproved: false })).toBe(true);
    expect(mayOpenFiles("buyer", { isApproved: true })).toBe(false);
    expect(mayOpenFiles("affiliate", { isApproved: true })).toBe(true);
    expect(mayOpenFiles("network", { isApproved: true })).toBe(true);
  });
});
