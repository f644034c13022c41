// Tests which data of a click are kept, and that its target page keeps its own address.
import { describe, expect, it } from "vitest";
import {
  NO_ORIGIN,
  deviceOf,
  isBot,
  leadTo,
  originOf,
  refererHostOf,
  storedOrigin,
  withoutClickIds,
} from "./click.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/142.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like " +
  "Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const PIXEL =
  "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/142.0.0.0 Mobile Safari/537.36";
const TAB =
  "Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/142.0.0.0 Safari/537.36";

describe("a browser", () => {
  it.each([
    [CHROME, "desktop"],
    [IPHONE, "mobile"],
    [PIXEL, "mobile"],
    [TAB, "tablet"],
    ["Mozilla/5.0 (iPad; CPU OS 18_0)", "tablet"],
    ["", "unknown"],
  ] as const)("%s is a %s", (agent, device) => expect(deviceOf(agent)).toBe(device));

  it.each([CHROME, IPHONE, PIXEL, TAB, "Mozilla/5.0 (Linux; Android 12; CUBOT P50) Mobile"])(
    "%s is no program",
    (agent) => expect(isBot(agent)).toBe(false),
  );

  it.each([
    "",
    " ",
    "Googlebot/2.1 (+http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23",
    "curl/8.5.0",
    "python-requests/2.32",
    "Slackbot-LinkExpanding 1.0",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 HeadlessChrome/142.0",
    "Wget/1.21",
    "node-fetch/1.0",
    "AhrefsBot/7.0",
    "okhttp/4.12",
  ])("%j is a program", (agent) => expect(isBot(agent)).toBe(true));
});

it("keeps only the host of the referring page", () => {
  expect(
    [
      "https://News.Example.com/a?email=me@example.com",
      "http://user:pw@example.com:8080/x",
      "android-app://com.example",
      "",
      undefined,
      `https://${"a".repeat(101)}.com`,
    ].map(refererHostOf),
  ).toEqual(["news.example.com", "example.com", null, null, null, null]);
});

describe("the origin in a link's query", () => {
  it("is read by any of its names, cleaned and never cut, the first non-empty one", () => {
    const long = "x".repeat(600);
    expect(
      originOf({
        s1: "spring",
        sub1: "late",
        subid2: "  ad-7 ",
        aff_sub3: long,
        sub4: "",
        GCLID: "Cj0K-1",
        "utm-source": "google",
        other: "y",
        email: "me@example.com",
      }),
    ).toEqual({
      subIds: ["spring", "ad-7", long, null, null],
      adParams: { gclid: "Cj0K-1", utm_source: "google" },
    });
    expect(originOf({})).toEqual(NO_ORIGIN);
  });

  it("is stored without platforms' click ids, which name the visitor, and without a cut id", () => {
    const origin = originOf({
      sub1: "spring",
      sub2: "x".repeat(513),
      sub3: "x".repeat(512),
      fbclid: "IwAR0",
      utm_campaign: "fall",
      utm_term: "x".repeat(513),
    });
    expect(storedOrigin(origin)).toEqual({
      subIds: JSON.stringify(["spring", null, "x".repeat(512), null, null]),
      adParams: '{"utm_campaign":"fall"}',
    });
    expect(storedOrigin(originOf({ gclid: "1" }))).toEqual({ subIds: null, adParams: null });
    expect(withoutClickIds(origin).adParams).not.toHaveProperty("fbclid");
  });
});

describe("a target", () => {
  const origin = originOf({ sub1: "spring", sub2: "a&b" });

  it.each([
    ["https://example.com/sell", "https://example.com/sell?click_id=c-1&sub1=spring&sub2=a%26b"],
    [
      "https://example.com/sell?utm=x&utm=y",
      "https://example.com/sell?utm=x&utm=y&click_id=c-1&sub1=spring&sub2=a%26b",
    ],
    [
      "https://example.com/sell?sub1=own#top",
      "https://example.com/sell?sub1=own&click_id=c-1&sub2=a%26b#top",
    ],
    ["https://example.com/{sub2}?cid={click_id}", "https://example.com/a%26b?cid=c-1&sub1=spring"],
    ["/f/home-value", "/f/home-value?click_id=c-1&sub1=spring&sub2=a%26b"],
    [
      "https://example.com/?q=a?b",
      "https://example.com/?q=a?b&click_id=c-1&sub1=spring&sub2=a%26b",
    ],
  ])("%s leads to %s", (target, address) => expect(leadTo(target, "c-1", origin)).toBe(address));

  it("gets no click id if none was stored", () => {
    expect(leadTo("https://example.com/sell", null, origin)).toBe(
      "https://example.com/sell?sub1=spring&sub2=a%26b",
    );
    expect(leadTo("https://example.com/sell?cid={click_id}", null)).toBe(
      "https://example.com/sell?cid=",
    );
  });

  it("gets the ad parameters too, by macro or in its query, and its own stay", () => {
    const ads = originOf({ gclid: "Cj0K", utm_source: "google", utm_term: "sell my home" });
    expect(leadTo("https://example.com/{gclid}?utm_source=own", null, ads)).toBe(
      "https://example.com/Cj0K?utm_source=own&utm_term=sell%20my%20home",
    );
  });
});
