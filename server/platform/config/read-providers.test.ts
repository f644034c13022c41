// Tests the variables of sign-in providers: all of a group or none, and each fault in one sentence.
import { describe, expect, it } from "vitest";
import { type Result } from "../../../domain/result.ts";
import { type ProviderSettings, mayCallProvider, readProviders } from "./read-providers.ts";

const GOOGLE = { PLAT_GOOGLE_CLIENT_ID: "g-id", PLAT_GOOGLE_CLIENT_SECRET: "g-secret" };
const OWN = {
  PLAT_OIDC_ISSUER: "https://sso.example.com/realms/main",
  PLAT_OIDC_CLIENT_ID: "plat",
  PLAT_OIDC_CLIENT_SECRET: "hunter2",
};
const refusalOf = (result: Result<readonly ProviderSettings[], string>): string =>
  result.ok ? "" : result.error;

describe("the sign-in providers", () => {
  it("are none, one or both", () => {
    expect(readProviders({}, false)).toEqual({ ok: true, value: [] });
    expect(readProviders({ PLAT_OIDC_ISSUER: " ", PLAT_OIDC_NAME: "" }, false)).toEqual({
      ok: true,
      value: [],
    });
    expect(readProviders({ ...GOOGLE, ...OWN, PLAT_OIDC_NAME: " Example SSO " }, false)).toEqual({
      ok: true,
      value: [
        {
          id: "google",
          name: "Google",
          issuer: "https://accounts.google.com",
          clientId: "g-id",
          clientSecret: "g-secret",
        },
        {
          id: "oidc",
          name: "Example SSO",
          issuer: "https://sso.example.com/realms/main",
          clientId: "plat",
          clientSecret: "hunter2",
        },
      ],
    });
  });

  it("are named by their host without a name", () =>
    expect(readProviders(OWN, false)).toMatchObject({ value: [{ name: "sso.example.com" }] }));

  it.each([...Object.keys(GOOGLE), ...Object.keys(OWN)])(
    "are refused where only %s is missing, or only it is set",
    (name) => {
      const group: Readonly<Record<string, string>> = name in GOOGLE ? GOOGLE : OWN;
      const missing = refusalOf(readProviders({ ...group, [name]: "" }, false));
      expect(missing).toMatch(
        new RegExp(`^PLAT_\\w+ is set but ${name} is not: set ${name} .*\\.$`),
      );
      const alone = refusalOf(readProviders({ [name]: group[name] }, false));
      expect(alone).toMatch(new RegExp(`^${name} is set but PLAT_\\w+ is not: .*\\.$`));
      for (const sentence of [missing, alone]) expect(sentence).not.toMatch(/hunter2|g-secret/);
    },
  );

  it("are refused where only the name is set", () =>
    expect(refusalOf(readProviders({ PLAT_OIDC_NAME: "SSO" }, false))).toMatch(
      /^PLAT_OIDC_NAME is set but PLAT_OIDC_ISSUER is not: /,
    ));

  it.each([
    "sso.example.com",
    "http://sso.example.com",
    "ftp://sso.example.com",
    "https://me@sso.example.com",
    "https://sso.example.com?a",
    "https://sso.example.com#a",
    "http://localhost:4000",
    "https://127.0.0.1",
    "https://127.1",
    "https://2130706433",
    "https://[::1]",
    "https://[::ffff:127.0.0.1]",
    "https://sso.localhost",
    "https://0.0.0.0",
  ])("are refused with the issuer %s", (issuer) =>
    expect(refusalOf(readProviders({ ...OWN, PLAT_OIDC_ISSUER: issuer }, false))).toMatch(
      /^PLAT_OIDC_ISSUER is not an issuer: set it to .*\.$/,
    ),
  );

  it("may be on this machine where the settings allow loopback", () => {
    for (const issuer of ["http://localhost:4000", "http://127.0.0.1:4000/a", "https://[::1]"])
      expect(readProviders({ ...OWN, PLAT_OIDC_ISSUER: issuer }, true).ok, issuer).toBe(true);
    expect(readProviders({ ...OWN, PLAT_OIDC_ISSUER: "http://10.0.0.1" }, true).ok).toBe(false);
    expect(mayCallProvider(new URL("https://10.0.0.1:8443"), false)).toBe(true);
  });

  it.each(["x".repeat(41), "a\u0007b"])("are refused with the name %j", (name) =>
    expect(refusalOf(readProviders({ ...OWN, PLAT_OIDC_NAME: name }, false))).toMatch(
      /^PLAT_OIDC_NAME is no name for a button: set it to .*\.$/,
    ),
  );
});
