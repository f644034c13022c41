import { describe, expect, it } from "vitest";
import {
  readIpAddress,
  readJornayaId,
  readPageUrl,
  readTrustedFormUrl,
} from "./read-provenance.ts";

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
    ["203.0.113.7:51234", "203.0.113.7"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["203.0.113.7, 10.0.0.1", "203.0.113.7"],
    ["10.0.0.5, 203.0.113.7", "203.0.113.7"],
    ["10.0.0.5", "10.0.0.5"],
    ["unknown, 203.0.113.7", "203.0.113.7"],
    ['for="[2001:db8::1]:443"', "2001:db8::1"],
    ["203.0.113.7, drop", null],
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
