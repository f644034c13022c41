import { describe, expect, it } from "vitest";
import { readState } from "./read-state.ts";
import { isMilitaryZip, readStateBesideZip, readZipCode } from "./read-zip.ts";

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
    ["Calif.", "CA"],
    ["Penna", "PA"],
    ["W. Va.", "WV"],
    ["N. Carolina", "NC"],
    ["US-TX", "TX"],
    ["State of Texas", "TX"],
    ["CA - California", "CA"],
    ["Texas (TX)", "TX"],
    ["California, Texas", null],
    ["Nuevo México", "NM"],
    ["Hawai‘i", "HI"],
    ["Pensilvania", "PA"],
    ["P.R.", "PR"],
    ["Puerto Rico", "PR"],
    ["Porto Rico", "PR"],
    ["Commonwealth of Puerto Rico", "PR"],
    ["USVI", "VI"],
    ["U.S. Virgin Islands", "VI"],
    ["Virgin Islands", "VI"],
    ["Islas Vírgenes", "VI"],
    ["Guam", "GU"],
    ["CNMI", "MP"],
    ["Northern Mariana Islands", "MP"],
    ["American Samoa", "AS"],
    ["FM", "FM"],
    ["Palau", "PW"],
    ["XX", null],
    ["", null],
  ])("reads the state %j as %j", (text, state) => expect(readState(text)).toBe(state));

  it.each([
    ["Fort Campbell, TN 42223", "TN"],
    ["TN 42223-1234", "TN"],
    ["Tennessee 42223", "TN"],
    ["Guam 96910", "GU"],
    ["Fort Campbell TN 42223", "TN"],
    ["42223", null],
    ["zip 42223", null],
    ["Main St 42223", null],
  ])("reads the state beside the ZIP of %j as %j", (text, state) =>
    expect(readStateBesideZip(text)).toBe(state),
  );

  it.each([
    ["34001", true],
    ["09229", true],
    ["09899", true],
    ["96201", true],
    ["96699", true],
    ["08999", false],
    ["09901", false],
    ["34101", false],
    ["96701", false],
    ["96860", false],
  ])("tells whether %s is a military post office: %s", (zip, is) =>
    expect(isMilitaryZip(zip)).toBe(is),
  );
});
