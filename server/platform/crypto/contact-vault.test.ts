// Tests contact at rest and its comparison: a person is recognized in plain and hashed form, and
// only with the key.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createContactVault } from "./contact-vault.ts";

const keys = { hashKey: Buffer.alloc(32, 1), sealKey: Buffer.alloc(32, 2) };
const vault = createContactVault(keys);
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

it("recognises a value by its SHA-256, in either case of the digits", () => {
  expect(vault.hash("phone", "+19165550123")).toMatch(/^[0-9a-f]{32}$/);
  expect(vault.hashDigest("phone", sha256("+19165550123"))).toBe(
    vault.hash("phone", "+19165550123"),
  );
  expect(vault.hashDigest("email", sha256("ann@example.com").toUpperCase())).toBe(
    vault.hash("email", "ann@example.com"),
  );
});

it("tells kinds, values and networks apart", () => {
  const other = createContactVault({ ...keys, hashKey: Buffer.alloc(32, 3) });
  const hashes = [
    vault.hash("phone", "1"),
    vault.hash("email", "1"),
    vault.hash("phone", "2"),
    other.hash("phone", "1"),
    sha256("1").slice(0, 32),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

it("opens what it sealed, for the lead it was sealed for alone", () => {
  const sealed = vault.seal("lead-1", "Ann, +19165550123");
  expect(sealed.sealed.includes("Ann")).toBe(false);
  expect(vault.open("lead-1", sealed)).toBe("Ann, +19165550123");
  expect(() => vault.open("lead-2", sealed)).toThrow(/authenticate/);
});
