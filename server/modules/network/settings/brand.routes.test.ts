// Checks that the network's logo, color, legal links and sender are taken, refused where they are
// wrong, and shown to everyone.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accentsOf } from "../../../../domain/brand/accent.ts";
import { mailLookOf } from "../../../../domain/brand/mail-look.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { loadEmailRenderer } from "../pages/index.ts";

/** A picture of one pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5Erk" +
  "Jggg==";
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString(
  "base64",
);

let api: TestApi;
let operator: Caller;
let buyer: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-11-20T18:00:00Z"));
  operator = await api.userOf(NETWORK_ID, "admin", "owner");
  buyer = await api.userOf(await api.fixture.advertiser("Elm", 0), "advertiser");
});
afterAll(() => api.stop());

const add = (content: string, caller: Caller = operator) =>
  api.call(caller, "POST", "/v1/settings/logos", { content });
const merge = (patch: object) => api.call(operator, "PATCH", "/v1/settings", patch);
const network = async () => (await api.call(null, "GET", "/v1/network")).body;

describe("the logo", () => {
  it("is shown once the settings name it, to everyone, under an address of its own", async () => {
    const { status, body } = await add(PNG);
    expect(status).toBe(201);
    expect((await network()).logo).toBeNull();
    await merge({ logo: body.logo });
    const { logo: address } = await network();
    const picture = await api.call(null, "GET", address);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(picture.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(picture.headers.get("cache-control")).toContain("immutable");
    await merge({ logo: null });
    expect((await network()).logo).toBeNull();
  });

  it("is a picture, not too large, and comes from the network alone", async () => {
    expect((await add(SVG)).body.errors).toMatchObject([{ field: "/content" }]);
    const large = Buffer.concat([Buffer.from(PNG, "base64"), Buffer.alloc(256 * 1024)]);
    expect((await add(large.toString("base64"))).body.errors).toMatchObject([
      { field: "/content", code: "too_large" },
    ]);
    expect((await add(PNG, buyer)).status).toBe(403);
    expect((await merge({ logo: "0".repeat(64) })).body.errors).toMatchObject([{ field: "/logo" }]);
    const unknown = await api.call(null, "GET", `/v1/network/logos/${"0".repeat(64)}`);
    expect(unknown.status).toBe(404);
  });
});

describe("the color and the legal links", () => {
  it("are told to everyone, and refused where they are none", async () => {
    await merge({
      brand_color: "#7a1f5c",
      terms_url: "https://plat.example/terms",
      privacy_url: "https://plat.example/privacy",
    });
    expect(await network()).toMatchObject({
      brand_color: "#7a1f5c",
      terms_url: "https://plat.example/terms",
      privacy_url: "https://plat.example/privacy",
    });
    for (const patch of [
      { brand_color: "red" },
      { terms_url: "javascript:alert(1)" },
      { privacy_url: "http://plat.example" },
      { mail_sender_name: 'Plat" <evil@example.com>' },
      { mail_reply_to: "no address" },
    ])
      expect((await merge(patch)).status, JSON.stringify(patch)).toBe(422);
  });
});

describe("emails", () => {
  it("carry the logo, the color of both themes and the legal links", async () => {
    const logo = "a".repeat(64);
    const { drawAccountMail } = await loadEmailRenderer(() =>
      mailLookOf(
        {
          name: "Elm Exchange",
          color: "#7a1f5c",
          logo,
          termsUrl: "https://plat.example/terms",
          privacyUrl: null,
          mailSenderName: null,
          mailReplyTo: null,
        },
        "https://plat.example",
      ),
    );
    const { html } = drawAccountMail({
      kind: "reset_password",
      language: "en",
      networkName: "Elm Exchange",
      publicUrl: "https://plat.example",
      link: "https://plat.example/login?reset=x",
      code: null,
      newEmail: null,
      change: null,
    } as Parameters<typeof drawAccountMail>[0]);
    expect(html).toContain(`src="https://plat.example/v1/network/logos/${logo}"`);
    expect(html).toContain('alt="Elm Exchange"');
    const { light, dark } = accentsOf("#7a1f5c");
    expect(html).toContain(`background:${light.accent}`);
    expect(html).toContain(`background: ${dark.accent} !important`);
    expect(html).toContain('href="https://plat.example/terms"');
    expect(html).not.toContain("Privacy");
  });
});
