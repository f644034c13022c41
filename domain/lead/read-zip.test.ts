import { describe, expect, it } from "vitest";
import { readState } from "./us-states.ts";
import { readZipCode } from "./read-zip.ts";

describe("a place", () => {
  it.each([
    ["95838", "95838"],
    [" 95838 ", "95838"],
    ["95838-1234", "95838"],
    ["95838 1234", "95838"],
    ["958381234", "95838"],
    ["2139", "02139"],
    ["2139-1234", "02139"],
    ["02139", "02139"],
    ["95838.0", "95838"],
    ["2139.0", "02139"],
    ["9.5838E+04", "95838"],
    ["'02139", "02139"],
    ['="02139"', "02139"],
    ["CA 95838", "95838"],
    ["Sacramento, CA 95838-1234", "95838"],
    ["95838 USA", "95838"],
    ["z:95838", "95838"],
    ["ZIP 95838", "95838"],
    ["９５８３８", "95838"],
    ["z95838", null],
    ["958", null],
    ["9583a", null],
    ["", null],
    ["958381", null],
    ["9583812345", null],
    ["95838 or 95839", null],
  ])("reads the ZIP %j as %j", (text, zipCode) => expect(readZipCode(text)).toBe(zipCode));

  it.each([
    ["ca", "CA"],
    ["California", "CA"],
    ["new-york", "NY"],
    ["Washington, D.C.", "DC"],
    ["District of Columbia", "DC"],
    ["AE", "AE"],
    ["XX", null],
    ["", null],
  ])("reads the state %j as %j", (text, state) => expect(readState(text)).toBe(state));
});
