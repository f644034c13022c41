// Tests how long an API key lives.
import { describe, expect, it } from "vitest";
import { KEY_DAYS, KEY_WARNING_DAYS, MOST_KEY_DAYS, keyEndOf, keyStateOf } from "./api-key.ts";
import { DAY_MS } from "../time.ts";

const NOW = Date.parse("2026-03-04T18:00:00Z");

describe("keyStateOf", () => {
  const life = { revokedAtMs: null, expiresAtMs: null, isHeld: true };
  const warned = NOW + KEY_WARNING_DAYS * DAY_MS;

  it.each([
    ["active", life],
    ["active", { ...life, expiresAtMs: warned + 1 }],
    ["expires_soon", { ...life, expiresAtMs: warned }],
    ["expires_soon", { ...life, expiresAtMs: NOW + 1 }],
    ["expired", { ...life, expiresAtMs: NOW }],
    ["ended", { ...life, isHeld: false }],
    ["expired", { ...life, isHeld: false, expiresAtMs: NOW - 1 }],
    ["revoked", { ...life, isHeld: false, revokedAtMs: NOW - 1 }],
    ["revoked", { ...life, revokedAtMs: NOW - 1, expiresAtMs: NOW - 1 }],
  ])("is %s for %j", (state, given) => {
    expect(keyStateOf(given, NOW)).toBe(state);
  });
});

describe("keyEndOf", () => {
  const furthest = NOW + MOST_KEY_DAYS * DAY_MS;

  it.each([
    [undefined, { ok: true, endMs: NOW + KEY_DAYS * DAY_MS }],
    [null, { ok: true, endMs: null }],
    [NOW + 1, { ok: true, endMs: NOW + 1 }],
    [furthest, { ok: true, endMs: furthest }],
    [furthest + 1, { ok: false }],
    [NOW, { ok: false }],
    [Number.NaN, { ok: false }],
  ])("of %s is %j", (asked, end) => {
    expect(keyEndOf(asked, NOW)).toEqual(end);
  });
});
