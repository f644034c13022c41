// Tests the order in which kinds of notifications are listed.
import { describe, expect, it } from "vitest";
import { BY_LOUDNESS, NOTIFICATION_TYPES, kindsOfGroup, reachOf } from "./types.ts";

describe("kinds of notifications", () => {
  it.each(NOTIFICATION_TYPES)("%s has one of the named sets of channels", (type) => {
    expect(BY_LOUDNESS).toContain(reachOf(type).channels);
  });

  it("are listed by loudness: a purchase before a call-back", () => {
    const kinds = kindsOfGroup("leads");
    expect(kinds.indexOf("lead_bought")).toBeLessThan(kinds.indexOf("callback_due"));
  });
});
