// Tests addresses that accounts want called: public ones, and every known way of pointing at an
// address that is not public, in every spelling.
import { describe, expect, it } from "vitest";
import { isPublicAddress, readOutboundUrl } from "./outbound-address.ts";

const PRIVATE_V4 = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.1.2.3",
  "169.254.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.0.170",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.255",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
];
const PRIVATE_V6 = [
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:10.0.0.1",
  "::ffff:169.254.169.254",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b::169.254.169.254",
  "64:ff9b:1::a00:1",
  "100::1",
  "2001::1",
  "2001:0:7f00:1::",
  "2001:10::1",
  "2001:20::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:a00:1::1",
  "2002:c0a8:101::",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "ff0e::1",
  "4000::1",
  "1fff::1",
];
const PUBLIC = [
  "8.8.8.8",
  "1.1.1.1",
  "100.63.255.255",
  "100.128.0.1",
  "172.15.0.1",
  "172.32.0.1",
  "192.0.1.1",
  "198.17.0.1",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2001:4860:4860::8888",
  "2a00:1450:4001:830::200e",
  "2600::",
  "2003::1",
  "3ffe::1",
];

describe("an address", () => {
  it.each([...PRIVATE_V4, ...PRIVATE_V6])("%s is not public", (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );
  it.each(PUBLIC)("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(["", "example.com", "1.2.3", "1.2.3.4.5", ":::", "12345::", "0x7f000001"])(
    "%j is none",
    (text) => expect(isPublicAddress(text)).toBe(false),
  );
});

describe("a URL", () => {
  it.each([
    ...PRIVATE_V4.map((address) => `https://${address}/`),
    ...PRIVATE_V6.filter((address) => !address.includes("%")).map(
      (address) => `https://[${address}]/`,
    ),
    // One machine, many spellings: decimal, octal, hexadecimal, short, with a dot at its end, in
    // letters of another width.
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://0x7f.0.0.1/",
    "https://127.1/",
    "https://127.0.1/",
    "https://0/",
    "https://017700000001/",
    "https://127.0.0.1./",
    "https://１２７.0.0.1/",
    "https://127。0。0。1/",
    "https://%31%32%37.0.0.1/",
    "https://2852039166/",
    "https://0xa9fea9fe/",
    "https://3232235777/",
    "https://0300.0250.1.1/",
    "https://localhost/",
    "https://LOCALHOST/",
    "https://localhost./",
    "https://a.localhost/",
    "https://printer.local/",
    "https://metadata.google.internal/",
    "https://router.home.arpa/",
  ])("%s is private", (url) =>
    expect(readOutboundUrl(url, false)).toEqual({ ok: false, error: "private" }),
  );

  it.each([
    ["http://example.com/", "not_https"],
    ["ftp://example.com/", "not_https"],
    ["file:///etc/passwd", "not_https"],
    ["gopher://example.com/", "not_https"],
    ["javascript:alert(1)", "not_https"],
    ["data:text/plain,x", "not_https"],
    ["https://me@example.com/", "userinfo"],
    ["https://me:pw@example.com/", "userinfo"],
    ["https://example.com@127.0.0.1/", "userinfo"],
    ["https://127.0.0.1:443@example.com/", "userinfo"],
    ["https://example.com:8443/", "port"],
    ["https://example.com:22/", "port"],
    ["https://example.com:80/", "port"],
    ["//example.com/", "unreadable"],
    ["example.com", "unreadable"],
    ["", "unreadable"],
    ["https://", "unreadable"],
    ["https://[::1/", "unreadable"],
    ["https://256.256.256.256/", "unreadable"],
    ["http://127.0.0.1/", "not_https"],
    ["http://[::1]:4000/", "not_https"],
  ] as const)("%s is refused: %s", (url, error) =>
    expect(readOutboundUrl(url, false)).toEqual({ ok: false, error }),
  );

  it.each([
    "https://example.com/p?a=b",
    "https://example.com:443/",
    "https://1.1.1.1/",
    "https://[2606:4700:4700::1111]/",
    "https://xn--bcher-kva.example/",
    "https://localhost.example.com/",
  ])("%s may be called", (url) =>
    expect(readOutboundUrl(url, false)).toMatchObject({
      ok: true,
      value: { isLoopback: false, port: 443 },
    }),
  );

  it("of this machine may be called where a test's settings allow it, and no other private", () => {
    for (const url of [
      "http://127.0.0.1:4000/p",
      "http://localhost:4000/p",
      "http://[::1]:4000/p",
      "https://localhost/",
    ])
      expect(readOutboundUrl(url, true)).toMatchObject({ ok: true, value: { isLoopback: true } });
    for (const url of [
      "http://127.0.0.2/",
      "http://10.0.0.1/",
      "http://example.com/",
      "https://example.com:4000/",
      "https://me@localhost/",
      "https://169.254.169.254/",
    ])
      expect(readOutboundUrl(url, true).ok, url).toBe(false);
  });
});
