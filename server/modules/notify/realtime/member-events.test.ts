// Tests that an event for one member of an account reaches the streams of that member alone; those
// of colleagues only learn that something changed.
import { expect, it } from "vitest";
import type { EventStream } from "../../../platform/realtime/event-stream.ts";
import type { EventRow } from "../events/index.ts";
import { NOTHING_MUTED, type OpenStream, OpenStreams, messagesOf } from "./open-streams.ts";

const ACCOUNT = "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001";
const READER = { language: "en", seesMoney: true } as const;

const event = (seq: number, memberId: string | null): EventRow => ({
  seq: BigInt(seq),
  account_id: ACCOUNT,
  type: "inbox_assigned",
  details: { kind: "payout", accountName: `Company ${seq}`, byName: "Olga" },
  url: "/dashboard?part=inbox",
  at: new Date("2026-03-04T18:00:00Z"),
  member_id: memberId,
});

/** A live stream of the person, and what was sent to it. */
function follow(streams: OpenStreams, userId: string): () => string {
  let sent = "";
  const connection = { send: (text: string) => void (sent += text), end: () => undefined };
  const stream: OpenStream = {
    userId,
    accountId: ACCOUNT,
    reader: READER,
    sessionKey: userId,
    connection: connection as unknown as EventStream,
    lastSeq: 0,
    isLive: true,
    hasMore: false,
    muted: NOTHING_MUTED,
    mutedBy: 0,
  };
  streams.add(stream);
  return () => sent;
}

it("is sent to its member, whichever stream is served first", () => {
  const streams = new OpenStreams();
  const [ana, ben, other] = ["ana", "ben", "other"].map((user) => follow(streams, user));
  streams.deliver([event(1, "ana"), event(2, "ben"), event(3, null)]);
  expect([ana?.(), ben?.(), other?.()].map((text) => text?.match(/Company \d/g))).toEqual([
    ["Company 1", "Company 3"],
    ["Company 2", "Company 3"],
    ["Company 3"],
  ]);
});

it("moves the position of colleagues' streams on, without its contents", () => {
  const rows = [event(1, "ana")];
  const text = messagesOf(rows, { reader: READER, muted: NOTHING_MUTED, userId: "ben" });
  expect(text).toContain("event: change");
  expect(text).toContain("id: 1");
  expect(text).not.toContain("Company");
});
