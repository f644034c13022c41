// Keys for a further use: always the same, and of no use to any other vault.
import { expect, it } from "vitest";
import { createContactVault } from "./contact-vault.ts";
import { separateKeys } from "./separate-keys.ts";

const keys = { hashKey: Buffer.alloc(32, 1), sealKey: Buffer.alloc(32, 2) };

it("opens what it sealed itself, and nothing that leads or another use sealed", () => {
  const [leads, payees, others] = [
    createContactVault(keys),
    createContactVault(separateKeys(keys, "payee")),
    createContactVault(separateKeys(keys, "other")),
  ];
  const sealed = payees.seal("account", "123456789");
  expect(createContactVault(separateKeys(keys, "payee")).open("account", sealed)).toBe("123456789");
  for (const vault of [leads, others])
    expect(() => vault.open("account", sealed)).toThrow(/authenticate/);
  expect(() => payees.open("account", leads.seal("account", "Ann"))).toThrow(/authenticate/);
  expect(new Set([leads, payees, others].map((vault) => vault.hashText("bank", "1"))).size).toBe(3);
});
