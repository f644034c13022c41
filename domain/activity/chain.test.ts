// Checks the text of a link against a hash that another program computed from it.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type ChainedEntry, NO_LINK, linkText } from "./chain.ts";

const ENTRY: ChainedEntry = {
  id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001",
  atMs: Date.parse("2026-11-01T12:30:00Z"),
  actorKind: "user",
  actorId: "0199f0c4-0000-7c3b-9d21-6b6f3a1c0002",
  accountId: "0199f0c4-0000-7c3b-9d21-6b6f3a1c0003",
  action: "campaign.updated",
  subjectKind: "campaign",
  subjectId: "0199f0c4-0000-7c3b-9d21-6b6f3a1c0004",
  detail: { version: 3, name: 'José’s "best" leads\n', status: "active" },
  changes: [
    { field: "exclusive_bid_cents", before: 4500, after: 6000 },
    { field: "blocked_source_ids", before: null, after: ["b", "a"] },
  ],
};
const hashOf = (no: number, previous: string, entry: ChainedEntry): string =>
  createHash("sha256")
    .update(linkText(no, previous, entry), "utf8")
    .digest("hex");

describe("a link", () => {
  it("has the hash that Python computes from docs/activity-log.md", () => {
    expect(hashOf(1, NO_LINK, ENTRY)).toBe(
      "4588574adc88b542e3560dec51b693b31ce32205cf444d5c80d5d86694874e87",
    );
  });

  it("does not depend on the order of members, but on that of a list", () => {
    const detail = { status: "active", name: 'José’s "best" leads\n', version: 3 };
    expect(hashOf(1, NO_LINK, { ...ENTRY, detail })).toBe(hashOf(1, NO_LINK, ENTRY));
    const changes = [...(ENTRY.changes as unknown[])].toReversed();
    expect(hashOf(1, NO_LINK, { ...ENTRY, changes })).not.toBe(hashOf(1, NO_LINK, ENTRY));
  });

  it("has another hash with any other member, number or link before", () => {
    const others: readonly ChainedEntry[] = [
      ...(
        ["id", "actorKind", "actorId", "accountId", "action", "subjectKind", "subjectId"] as const
      ).map((member) => ({ ...ENTRY, [member]: `${ENTRY[member]}x` })),
      { ...ENTRY, atMs: ENTRY.atMs + 1 },
      { ...ENTRY, detail: {} },
      { ...ENTRY, changes: [] },
    ];
    const hashes = [
      hashOf(1, NO_LINK, ENTRY),
      hashOf(2, NO_LINK, ENTRY),
      hashOf(1, "1".repeat(64), ENTRY),
      ...others.map((entry) => hashOf(1, NO_LINK, entry)),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
