// Tests what of a provider's answers is refused, each with a sentence and nothing half done; and
// that a provider that is down makes only its own button fail.
import { describe, expect, it } from "vitest";
import { Browser } from "../../../../test/support/identity.ts";
import type { ProviderFaults } from "../../../../test/support/sign-in-provider.ts";
import { PASSWORD, currentSession, signIn } from "./identity.test-support.ts";
import {
  agree,
  at,
  finish,
  known,
  linksOf,
  logged,
  provider,
  serverWith,
  setUpProvider,
  signInThere,
  start,
} from "./providers.test-support.ts";

setUpProvider();

const second = Math.floor(Date.now() / 1000);
const unsigned = (token: string): string => {
  const [, claims = ""] = token.split(".");
  return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
};
const changed = (token: string): string => {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const read = JSON.parse(Buffer.from(claims, "base64url").toString());
  const other = Buffer.from(JSON.stringify({ ...read, sub: "another" })).toString("base64url");
  return `${head}.${other}.${signature}`;
};

const WRONG: readonly (readonly [string, ProviderFaults])[] = [
  ["of another issuer", { claims: { iss: "https://accounts.example.com" } }],
  ["for another client", { claims: { aud: "another" } }],
  ["for several, of which another was meant", { claims: { aud: ["plat", "x"], azp: "x" } }],
  ["for another sign-in", { claims: { nonce: "another" } }],
  ["for none", { claims: { nonce: undefined } }],
  ["that is over", { claims: { iat: second - 600, exp: second - 300 } }],
  ["without an end", { claims: { exp: undefined } }],
  ["that begins later", { claims: { nbf: second + 3_600 } }],
  ["without a person", { claims: { sub: undefined } }],
  ["signed with a key that is not the provider's", { isForged: true }],
  ["signed with an unknown key", { header: { kid: "2" } }],
  ["without a signature", { token: unsigned }],
  ["with a signature of another's", { token: changed }],
  ["with an algorithm of another kind", { header: { alg: "HS256" } }],
  ["that is none", { token: () => "nothing" }],
  ["whose user info is another person's", { userInfoOf: "another" }],
];

describe("an ID token", () => {
  it.each(WRONG)("%s lets no one in", async (_what, faults) => {
    const { userId } = await known();
    provider.faults = faults;
    const browser = new Browser(at);
    expect(await signInThere(browser)).toMatchObject({
      status: 401,
      body: {
        code: "provider_refused",
        detail:
          "The answer from Example SSO can't be trusted. Start again, or sign in another way.",
      },
    });
    expect(await currentSession(browser)).toBeNull();
    expect(await linksOf(userId)).toEqual([]);
    expect(logged.join("\n")).not.toMatch(/@|eyJ/);
  });

  it("may leave the email to the user info", async () => {
    const { userId } = await known();
    provider.faults = { userInfoOf: provider.person.subject };
    expect(await signInThere()).toMatchObject({ status: 200, body: { user: { id: userId } } });
  });

  it("without a word on the email lets no one in", async () => {
    const { userId } = await known();
    provider.faults = { claims: { email_verified: "no" } };
    expect(await signInThere()).toMatchObject({
      status: 403,
      body: { code: "provider_email_unverified" },
    });
    expect(await linksOf(userId)).toEqual([]);
  });
});

describe("a provider", () => {
  it("at which the person said no changes nothing", async () => {
    await known();
    provider.faults = { error: "access_denied" };
    expect(await signInThere()).toMatchObject({
      status: 401,
      body: {
        code: "provider_cancelled",
        detail: "You didn't agree at Example SSO. Nothing has changed.",
      },
    });
    provider.faults = { error: "server_error" };
    expect(await signInThere()).toMatchObject({ status: 401, body: { code: "provider_refused" } });
  });

  it("takes a code once, and only with what belongs to it", async () => {
    await known();
    const browser = new Browser(at);
    const answer = await agree(await start(browser));
    const other = await agree(await start(browser));
    const code = new URLSearchParams(answer).get("code") ?? "";
    // Another sign-in's code: its verifier and nonce are others.
    const mixed = other.replace(/code=[^&]+/, `code=${code}`);
    expect(await finish(browser, mixed)).toMatchObject({
      status: 401,
      body: { code: "provider_refused" },
    });
  });

  it("that names another issuer in its answer is refused", async () => {
    await known();
    provider.faults = { discovery: { authorization_response_iss_parameter_supported: true } };
    const strict = await serverWith();
    const browser = new Browser(strict);
    const answer = `${await agree(await start(browser))}&iss=https%3A%2F%2Fevil.example`;
    expect(await finish(browser, answer)).toMatchObject({
      status: 401,
      body: { code: "provider_refused" },
    });
    await strict.close();
  });

  it.each([
    ["is down", { status: 503 }],
    ["describes another issuer", { discovery: { issuer: "https://evil.example" } }],
  ] as const)("that %s fails alone, and works again when it is back", async (_what, faults) => {
    const { email } = await known();
    const fresh = await serverWith();
    provider.faults = faults;
    const browser = new Browser(fresh);
    expect(await start(browser)).toMatchObject({
      status: 502,
      body: {
        code: "provider_failed",
        detail: "Example SSO isn't answering. Sign in another way, or try again later.",
      },
    });
    expect(await signIn(browser, email, PASSWORD)).toMatchObject({ status: 200 });
    provider.faults = {};
    expect(await signInThere(new Browser(fresh))).toMatchObject({ status: 200 });
    await fresh.close();
  });

  it("that fails in between is said to be down", async () => {
    await known();
    const browser = new Browser(at);
    const answer = await agree(await start(browser));
    provider.faults = { status: 500 };
    expect(await finish(browser, answer)).toMatchObject({
      status: 502,
      body: { code: "provider_failed" },
    });
  });

  it("on this machine is called only where the settings allow it", async () => {
    const closed = await serverWith({ allowLoopback: false });
    const before = provider.reads;
    expect(await start(new Browser(closed))).toMatchObject({ status: 502 });
    expect(provider.reads).toBe(before);
    await closed.close();
  });

  it("is asked who it is once, by many", async () => {
    const fresh = await serverWith();
    const before = provider.reads;
    await Promise.all([1, 2, 3].map(() => start(new Browser(fresh))));
    expect(provider.reads).toBe(before + 1);
    await fresh.close();
  });
});
