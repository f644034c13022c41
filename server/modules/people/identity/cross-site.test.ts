// Refuses what another site's page or a broken program sends with a person's cookie.
import { describe, expect, it } from "vitest";
import { Browser } from "../../../../test/support/identity.ts";
import {
  isSignedIn,
  newEmail,
  PASSWORD,
  server,
  setUpIdentityServers,
  signedIn,
  signIn,
} from "./attacks.test-support.ts";

setUpIdentityServers();

describe("another site's page", () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000.evil.example" },
    { origin: "http://127.0.0.1:3000" },
    {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "cors",
      "sec-fetch-dest": "empty",
    },
  ];

  it("can neither sign in nor up nor out, with and without a cookie", async () => {
    const { browser, email } = await signedIn();
    for (const headers of foreign) {
      const answers = [
        await signIn(new Browser(server), email, PASSWORD, headers),
        await signIn(browser, email, PASSWORD, headers),
        await new Browser(server).post(
          "/v1/auth/sign-up/email",
          { name: "Eve", email: newEmail(), password: PASSWORD, role: "affiliate", company: "Eve" },
          headers,
        ),
        await browser.post("/v1/auth/sign-out", undefined, headers),
        await browser.post("/v1/auth/revoke-other-sessions", undefined, headers),
      ];
      for (const { status, body } of answers)
        expect({ headers, status, code: body.code }).toEqual({
          headers,
          status: 403,
          code: "forbidden",
        });
    }
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
  });

  it("cannot use a cookie without saying where it is", async () => {
    const { browser } = await signedIn();
    expect((await browser.call("POST", "/v1/auth/sign-out")).status).toBe(403);
    expect((await browser.call("POST", "/v1/auth/revoke-other-sessions")).status).toBe(403);
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
  });

  it("cannot send a form, nor change anything by a GET", async () => {
    const { browser, email } = await signedIn();
    const form = `email=${encodeURIComponent(email)}&password=${encodeURIComponent(PASSWORD)}`;
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      expect(
        (await new Browser(server).post("/v1/auth/sign-in/email", form, { "content-type": type }))
          .status,
      ).toBe(415);
    }
    for (const path of [
      "sign-in/email",
      "sign-up/email",
      "sign-out",
      "change-password",
      "revoke-other-sessions",
    ])
      expect((await browser.get(`/v1/auth/${path}`)).status).toBe(405);
    expect(await isSignedIn(browser.cookieHeader)).toBe(true);
  });

  it("finds none of better-auth's other doors", async () => {
    const { browser } = await signedIn();
    for (const path of [
      "update-user",
      "delete-user",
      "change-email",
      "set-password",
      "two-factor/enable",
      "two-factor/disable",
      "two-factor/verify-totp",
      "two-factor/verify-backup-code",
      "two-factor/generate-backup-codes",
      "two-factor/get-totp-uri",
      "two-factor/send-otp",
      "two-factor/view-backup-codes",
      "request-password-reset",
      "sign-in/social",
      "link-social",
      "update-session",
      "revoke-session",
      "send-verification-email",
    ]) {
      expect((await browser.post(`/v1/auth/${path}`, {})).status).toBe(404);
    }
    for (const path of [
      "ok",
      "error",
      "list-sessions",
      "account-info",
      "verify-email",
      "callback/google",
    ])
      expect((await browser.get(`/v1/auth/${path}`)).status).toBe(404);
  });
});

describe("broken input", () => {
  it("is refused in words, never an error of ours", async () => {
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      '"text"',
      '{"email":1,"password":2}',
      '{"email":"a@b.co","password":"x\u0000"}',
      `{"email":"${"a".repeat(300)}@b.co","password":"x"}`,
      '{"email":"a@b.co","password":"x","rememberMe":false}',
    ];
    for (const body of bodies) {
      const { status } = await new Browser(server).post("/v1/auth/sign-in/email", body, {
        "content-type": "application/json",
      });
      expect({ body, refused: status === 400 || status === 422 }).toEqual({ body, refused: true });
    }
    for (const cookie of [
      "",
      ";;;",
      "plat.session",
      "plat.session=",
      "plat.session=%E0%A4%A",
      `plat.session=${"x".repeat(5_000)}`,
    ])
      expect(await isSignedIn(cookie)).toBe(false);
  });
});
