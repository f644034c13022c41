import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const SECRET = "a-secret-of-at-least-thirty-two-characters";

function refusalOf(environment: Record<string, string>): string {
  const result = readConfig(environment);
  if (result.ok) throw new Error(`accepted ${JSON.stringify(environment)}`);
  return result.error;
}

describe("readConfig", () => {
  it("has a default for everything outside production", () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        production: false,
        host: "127.0.0.1",
        port: 3000,
        publicUrl: null,
        aliases: [],
        dataDirectory: "./data",
        databaseUrl: null,
        role: "all",
        secret: null,
        oldSecret: null,
        demo: true,
        localCacheMb: 40,
        trustedProxies: [],
        metricsToken: null,
        logLevel: "info",
        beatSeconds: 15,
        alertSeconds: 300,
        model: null,
        mail: null,
        signInProviders: [],
        allowLoopback: false,
      },
    });
  });

  it("counts empty variables as not set", () => {
    const empty = {
      PORT: "",
      HOST: " ",
      PLAT_URL: "",
      PLAT_ALIASES: "",
      PLAT_DATA_DIR: "",
      DATABASE_URL: "",
      PLAT_ROLE: "",
      PLAT_SECRET: "",
      PLAT_SECRET_OLD: "",
      PLAT_DEMO: "",
      LOCAL_CACHE_MB: "",
      TRUST_PROXY: "",
      METRICS_TOKEN: "",
      LOG_LEVEL: "",
      BEAT_SECONDS: "",
      ALERT_SECONDS: "",
      NODE_ENV: "",
      PLAT_ALLOW_LOOPBACK: "",
      AI_BASE_URL: "",
      AI_API_KEY: "",
      AI_MODEL: "",
      SMTP_URL: "",
      MAIL_FROM: " ",
    };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it("reads every variable", () => {
    const result = readConfig({
      NODE_ENV: "production",
      PORT: "8080",
      HOST: "::",
      PLAT_URL: "https://leads.example.com/",
      PLAT_ALIASES: "Plat.internal:3000, leads.example.net,[fd00::7]:80",
      PLAT_DATA_DIR: "/srv/plat",
      DATABASE_URL: "postgres://plat:pw@db/plat",
      PLAT_ROLE: "web",
      PLAT_SECRET: SECRET,
      PLAT_SECRET_OLD: `${SECRET}-old`,
      LOCAL_CACHE_MB: "1",
      TRUST_PROXY: "10.0.0.0/8, ::1",
      METRICS_TOKEN: "12345678",
      LOG_LEVEL: "warn",
      BEAT_SECONDS: "1",
      ALERT_SECONDS: "2",
      AI_BASE_URL: "http://localhost:11434/v1/",
      AI_API_KEY: "sk-1",
      AI_MODEL: "llama",
      SMTP_URL: "smtp://plat:p%40ss@mail.example.com",
      MAIL_FROM: "Plat <leads@example.com>",
    });
    expect(result).toEqual({
      ok: true,
      value: {
        production: true,
        host: "::",
        port: 8080,
        publicUrl: "https://leads.example.com",
        aliases: ["plat.internal:3000", "leads.example.net", "[fd00::7]:80"],
        dataDirectory: "/srv/plat",
        databaseUrl: "postgres://plat:pw@db/plat",
        role: "web",
        secret: SECRET,
        oldSecret: `${SECRET}-old`,
        demo: false,
        localCacheMb: 1,
        trustedProxies: ["10.0.0.0/8", "::1"],
        metricsToken: "12345678",
        logLevel: "warn",
        beatSeconds: 1,
        alertSeconds: 2,
        model: { baseUrl: "http://localhost:11434/v1", apiKey: "sk-1", model: "llama" },
        mail: {
          server: {
            host: "mail.example.com",
            port: 587,
            isTls: false,
            isLoopback: false,
            login: { user: "plat", password: "p@ss" },
          },
          from: { name: "Plat", address: "leads@example.com" },
        },
        signInProviders: [],
        allowLoopback: false,
      },
    });
  });

  it("listens on all addresses in production, and requires a secret and an address there", () => {
    const needed = { PLAT_SECRET: SECRET, PLAT_URL: "https://leads.example.com" };
    const result = readConfig({ NODE_ENV: "production", ...needed });
    expect(result.ok && [result.value.host, result.value.demo]).toEqual(["0.0.0.0", false]);
    expect(refusalOf({ NODE_ENV: "production" })).toMatch(/^PLAT_SECRET is not set: .*openssl/);
    expect(refusalOf({ NODE_ENV: "production", PLAT_SECRET: SECRET })).toMatch(
      /^PLAT_URL is not set: .* set it to one such as https:\/\/leads\.example\.com\.$/,
    );
  });

  it("takes a key alone for OpenAI, an address without one, no model name for a server", () => {
    const modelOf = (environment: Record<string, string>) => {
      const result = readConfig(environment);
      return result.ok ? result.value.model : result.error;
    };
    expect(modelOf({ AI_API_KEY: "sk-1" })).toEqual({
      baseUrl: "https://api.openai.com/v1",
      apiKey: "sk-1",
      model: "gpt-4",
    });
    expect(modelOf({ AI_BASE_URL: "http://10.0.0.7/v1" })).toEqual({
      baseUrl: "http://10.0.0.7/v1",
      apiKey: "",
      model: "gpt-4",
    });
    expect(modelOf({ AI_MODEL: "gpt-5" })).toBeNull();
    expect(modelOf({ AI_BASE_URL: "ftp://models", AI_API_KEY: "sk-hunter2" })).toMatch(
      /^AI_BASE_URL (?!.*hunter2)/,
    );
  });

  it.each([
    [
      "smtps://mail.example.com",
      { host: "mail.example.com", port: 465, isTls: true, isLoopback: false, login: null },
    ],
    [
      "smtp://127.0.0.1:2525/",
      { host: "127.0.0.1", port: 2525, isTls: false, isLoopback: true, login: null },
    ],
    [
      "smtp://localhost",
      { host: "localhost", port: 587, isTls: false, isLoopback: true, login: null },
    ],
    ["smtp://[::1]:25", { host: "::1", port: 25, isTls: false, isLoopback: true, login: null }],
    [
      "smtp://127.example.com",
      { host: "127.example.com", port: 587, isTls: false, isLoopback: false, login: null },
    ],
  ])("takes %s for a mail server", (url, server) => {
    const result = readConfig({ SMTP_URL: url, MAIL_FROM: "leads@example.com" });
    expect(result.ok && result.value.mail).toEqual({
      server,
      from: { name: "", address: "leads@example.com" },
    });
  });

  it.each([
    "mail.example.com:587",
    "http://mail.example.com",
    "smtp://",
    "smtp://:hunter2@mail.example.com",
    "smtp://me:hun%zzter2@mail.example.com",
    "smtp://mail.example.com/inbox",
    "smtp://mail.example.com?pool=1",
    "smtp://mail.example.com:0",
  ])("refuses SMTP_URL=%s without repeating it", (url) => {
    const sentence = refusalOf({ SMTP_URL: url, MAIL_FROM: "leads@example.com" });
    expect(sentence).toMatch(
      /^SMTP_URL is wrong: .*: set it to smtp:\/\/user:password@host:587 .*\.$/,
    );
    expect(sentence).not.toContain("hun");
  });

  it("needs a sender for a mail server, and refuses what no mail can be from", () => {
    expect(refusalOf({ SMTP_URL: "smtp://mail.example.com" })).toMatch(
      /^SMTP_URL is set but MAIL_FROM is not: set MAIL_FROM to .*\.$/,
    );
    for (const from of [
      "leads",
      "Plat <leads@example.com",
      "a@b, c@d",
      "Plat <a@b> c",
      "Plat\r\nBcc: x <a@b.example>",
      "@example.com",
    ])
      expect(refusalOf({ MAIL_FROM: from }), from).toMatch(
        /^MAIL_FROM is wrong: .*: set it to .*\.$/,
      );
    const named = readConfig({
      SMTP_URL: "smtp://localhost",
      MAIL_FROM: '"Lot & Líne" <leads@example.com>',
    });
    expect(named.ok && named.value.mail?.from).toEqual({
      name: "Lot & Líne",
      address: "leads@example.com",
    });
    expect(readConfig({ MAIL_FROM: "leads@example.com" })).toEqual(readConfig({}));
  });

  it("refuses demo things in production", () => {
    const production = {
      NODE_ENV: "production",
      PLAT_SECRET: SECRET,
      PLAT_URL: "https://leads.example.com",
    };
    expect(refusalOf({ ...production, PLAT_DEMO: "1" })).toMatch(/^PLAT_DEMO /);
    expect(refusalOf({ ...production, PLAT_ALLOW_LOOPBACK: "1" })).toMatch(/^PLAT_ALLOW_LOOPBACK /);
  });

  it("fills a database of one's own with the demo only when asked by hand", () => {
    const own = { DATABASE_URL: "postgres://db/plat" };
    const unasked = readConfig(own);
    const asked = readConfig({ ...own, PLAT_DEMO: "1" });
    expect(unasked.ok && unasked.value.demo).toBe(false);
    expect(asked.ok && asked.value.demo).toBe(true);
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "80 80"],
    ["PORT", "-1"],
    ["PORT", "0x50"],
    ["HOST", "http://localhost"],
    ["PLAT_URL", "leads.example.com"],
    ["PLAT_URL", "https://leads.example.com/app"],
    ["DATABASE_URL", "mysql://db"],
    ["PLAT_ROLE", "boss"],
    ["PLAT_SECRET", "short"],
    ["PLAT_SECRET_OLD", SECRET],
    ["PLAT_DEMO", "yes"],
    ["LOCAL_CACHE_MB", "0"],
    ["LOCAL_CACHE_MB", "0.5"],
    ["LOCAL_CACHE_MB", "-40"],
    ["LOCAL_CACHE_MB", "40 MB"],
    ["LOCAL_CACHE_MB", "1e3"],
    ["PLAT_ALIASES", "https://leads.example.com"],
    ["PLAT_ALIASES", "leads.example.com/app"],
    ["PLAT_ALIASES", "leads.example.com,,a.example"],
    ["PLAT_ALIASES", "*.example.com:70000"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["METRICS_TOKEN", "1234567"],
    ["LOG_LEVEL", "loud"],
    ["BEAT_SECONDS", "0"],
    ["BEAT_SECONDS", "15 s"],
    ["ALERT_SECONDS", "0"],
    ["NODE_ENV", "staging"],
    ["PLAT_ALLOW_LOOPBACK", "maybe"],
  ])("refuses %s=%s in one sentence that names it and says what to do", (name, value) => {
    const sentence = refusalOf({ [name]: value });
    expect(sentence).toMatch(
      new RegExp(`^${name} (is|holds|has) .*(set it|set PLAT_SECRET) .*\\.$`),
    );
    expect(sentence).not.toContain("\n");
  });

  it("never repeats a secret or a database address", () => {
    for (const [name, value] of [
      ["PLAT_SECRET", "hunter2"],
      ["METRICS_TOKEN", "hunter2"],
      ["DATABASE_URL", "mysql://me:hunter2@db"],
    ] as const) {
      expect(refusalOf({ [name]: value })).not.toContain("hunter2");
    }
  });

  it("never throws, whatever the environment holds", () => {
    const names = [
      "PORT",
      "HOST",
      "PLAT_URL",
      "DATABASE_URL",
      "PLAT_ROLE",
      "PLAT_SECRET",
      "PLAT_ALIASES",
      "TRUST_PROXY",
      "NODE_ENV",
      "PLAT_DEMO",
      "LOCAL_CACHE_MB",
      "SMTP_URL",
      "MAIL_FROM",
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (environment) => {
        const result = readConfig(environment);
        return result.ok || !result.error.includes("\n");
      }),
    );
  });
});
