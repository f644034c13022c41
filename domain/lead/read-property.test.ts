import { describe, expect, it } from "vitest";
import { readBathsQuarters, readBeds, readPrice, readSqft, readZipCode } from "./read-property.ts";
import {
  readIpAddress,
  readJornayaId,
  readPageUrl,
  readTrustedFormUrl,
} from "./read-provenance.ts";
import { readState } from "./us-states.ts";

describe("property readers", () => {
  it.each([
    ["95838", "95838"],
    [" 95838 ", "95838"],
    ["95838-1234", "95838"],
    ["958381234", "95838"],
    ["2139", "02139"],
    ["2139-1234", "02139"],
    ["02139", "02139"],
    ["z95838", null],
    ["958", null],
    ["9583a", null],
    ["", null],
    ["958381", null],
    ["9583812345", null],
  ])("reads the ZIP %j as %j", (text, zipCode) => expect(readZipCode(text)).toBe(zipCode));

  it.each([
    ["450000", 45_000_000n],
    ["$450,000.50", 45_000_050n],
    ["0.01", 1n],
    ["1000000000", 100_000_000_000n],
    ["0", "notGiven"],
    ["1000000000.01", null],
    ["-5", null],
    ["450k", null],
    ["1e9", null],
    ["4.505", null],
    ["9".repeat(60), null],
  ])("reads the price %j as %s", (text, price) => expect(readPrice(text)).toBe(price));

  it.each([
    ["0", 0],
    ["3", 3],
    ["3.0", 3],
    ["4+", 4],
    ["Studio", 0],
    ["20", 20],
    ["21", null],
    ["2.5", null],
    ["-1", null],
    ["three", null],
  ])("reads the beds %j as %j", (text, beds) => expect(readBeds(text)).toBe(beds));

  it.each([
    ["2.5", 10],
    ["2", 8],
    ["1.75", 7],
    ["2.50", 10],
    ["3+", 12],
    ["0", 0],
    ["20", 80],
    ["20.25", null],
    ["2.3", null],
    ["-2", null],
    ["two", null],
  ])("reads the baths %j as %j quarters", (text, quarters) =>
    expect(readBathsQuarters(text)).toBe(quarters),
  );

  it.each([
    ["1836", 1836],
    ["1,836", 1836],
    ["1836.5", 1837],
    ["1000000", 1_000_000],
    ["0", "notGiven"],
    ["1000001", null],
    ["18,36", null],
    ["big", null],
  ])("reads the area %j as %j", (text, sqft) => expect(readSqft(text)).toBe(sqft));

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

describe("evidence readers", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:DB8::1", "2001:db8::1"],
    ["::", "::"],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
    ["1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"],
    ["1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:1.2.3.4"],
    ["256.1.1.1", null],
    ["1.2.3", null],
    ["01.2.3.4", null],
    ["1::2::3", null],
    ["1:2:3:4:5:6:7:8:9", null],
    ["1:2:3:4:5:6:7::8", null],
    ["1:2:3:4:5:6::8", "1:2:3:4:5:6::8"],
    ["12345::", null],
    ["1.2.3.4::", null],
    ["fe80::1%eth0", null],
    [":1", null],
    ["localhost", null],
    ["", null],
  ])("reads the address %j as %j", (text, address) => expect(readIpAddress(text)).toBe(address));

  it.each([
    ["https://homes.example.com/sell?a=1#b", "https://homes.example.com/sell?a=1#b"],
    ["www.example.com/sell", "https://www.example.com/sell"],
    ["example.com:8080/x", "https://example.com:8080/x"],
    ["javascript:alert(1)", null],
    ["javascript:1", null],
    ["a.b+c:1", null],
    ["localhost", null],
    ["data:text/html,x", null],
    ["https://a b", null],
    ["https://", null],
    ["https://example.com/<script>", null],
    [`https://example.com/${"x".repeat(2_000)}`, null],
  ])("reads the page %j as %j", (text, url) => expect(readPageUrl(text)).toBe(url));

  it("recognizes certificates by their format", () => {
    const certificate = "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567";
    expect(readTrustedFormUrl(certificate)).toBe(certificate);
    expect(readTrustedFormUrl("https://trustedform.com.example.com/abc")).toBeNull();
    expect(readTrustedFormUrl("http://cert.trustedform.com/abc")).toBeNull();
    expect(readJornayaId("0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0")).toBe(
      "0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0",
    );
    expect(readJornayaId("undefined")).toBeNull();
  });
});
