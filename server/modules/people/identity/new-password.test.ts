// Tests the rule for new passwords at every door: sign-up, invitation, change, link, and people
// whom the server makes.
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../../domain/time.ts";
import { Browser } from "../../../../test/support/identity.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { totp } from "../../../../test/support/totp.ts";
import {
  PASSWORD,
  database,
  newEmail,
  query,
  server,
  setUpIdentity,
  signIn,
  signUpBody,
  signedUp,
} from "./identity.test-support.ts";
import { makePasswordLink } from "./password-links.ts";

setUpIdentity();

const refused = (field: string, code: string) => ({
  status: 422,
  body: { code: "invalid", errors: [{ field, code, message: expect.any(String) }] },
});
const change = (browser: Browser, next: string, current = PASSWORD) =>
  browser.post("/v1/auth/change-password", { current_password: current, new_password: next });

async function link(userId: string, removesFactor = false): Promise<string> {
  const made = await makePasswordLink(database.pool, {
    userId,
    removesFactor,
    validMs: HOUR_MS,
    nowMs: Date.now(),
  });
  return made.token;
}
const reset = (token: string, password: string) =>
  new Browser(server).post("/v1/auth/reset-password", { token, password });

async function withApp() {
  const person = await signedUp();
  const setup = await person.browser.post("/v1/auth/two-factor/setup", { password: PASSWORD });
  await person.browser.post("/v1/auth/two-factor/confirm", { code: totp(setup.body.secret) });
  return person;
}

const PHRASES = [
  "the first of six phrases",
  "a second river phrase",
  "third on the left side",
  "fourth floor without view",
  "five cups of black coffee",
  "six crows over the barn",
];

describe("a new password", () => {
  it.each([
    ["eleven-kq7", "password_length"],
    ["PasswordPassword", "password_common"],
    ["AnaRuiz2024!", "password_name"],
    ["kfkfkfkfkfkfkfkf", "password_repeated"],
  ])("such as %s is refused at sign-up, and leaves nothing behind", async (password, code) => {
    const email = newEmail();
    expect(
      await new Browser(server).post("/v1/auth/sign-up/email", signUpBody(email, { password })),
    ).toMatchObject(refused("/password", code));
    expect(await query(`select 1 from auth."user" where email = $1`, [email])).toEqual([]);
  });

  it("of the email or the company is refused at sign-up", async () => {
    const body = signUpBody("marisol.keller@example.com", { company: "Sunfield Brokers" });
    for (const [password, code] of [
      ["keller-marisol-99", "password_email"],
      ["SunfieldBrokers1", "password_company"],
    ])
      expect(
        await new Browser(server).post("/v1/auth/sign-up/email", { ...body, password }),
      ).toMatchObject(refused("/password", code ?? ""));
  });

  it("is judged for a person whom the server makes", async () => {
    const made = await server.identity.createUser({
      email: newEmail(),
      password: "olga-operator-1",
      name: "Olga Operator",
      role: "admin",
      accountId: NETWORK_ID,
    });
    expect(made).toMatchObject({ ok: false, error: { errors: [{ code: "password_name" }] } });
  });

  it("is judged at a change, after the current one", async () => {
    const { browser, email } = await signedUp();
    expect(await change(browser, "PasswordPassword")).toMatchObject(
      refused("/new_password", "password_common"),
    );
    expect(await change(browser, "x7!kq-2m")).toMatchObject(
      refused("/new_password", "password_length"),
    );
    expect(await change(browser, "AnaRuiz2024!")).toMatchObject(
      refused("/new_password", "password_name"),
    );
    // Whether it is the current one is told only to who knows that.
    expect(await change(browser, PASSWORD, "not this one at all")).toMatchObject(
      refused("/current_password", "wrong"),
    );
    for (const same of [PASSWORD, PASSWORD.replaceAll("a", "ａ")])
      expect(await change(browser, same)).toMatchObject(
        refused("/new_password", "password_current"),
      );
    expect((await signIn(new Browser(server), email)).status).toBe(200);
  });

  it("is none of the last five before the current one", async () => {
    const { browser, email, userId } = await signedUp();
    let current = PASSWORD;
    for (const next of PHRASES.slice(0, 5)) {
      expect((await change(browser, next, current)).status).toBe(204);
      expect(await change(browser, current, next)).toMatchObject(
        refused("/new_password", "password_former"),
      );
      current = next;
    }
    expect(await change(browser, PASSWORD, current)).toMatchObject(
      refused("/new_password", "password_former"),
    );
    expect((await change(browser, PHRASES[5] ?? "", current)).status).toBe(204);
    expect(
      await query("select count(*)::int as kept from auth.former_password where user_id = $1", [
        userId,
      ]),
    ).toEqual([{ kept: 5 }]);
    // The sixth before the current one may come back.
    expect((await change(browser, PASSWORD, PHRASES[5])).status).toBe(204);
    expect((await signIn(new Browser(server), email)).status).toBe(200);
  });

  it("is judged and compared at a link, which stays usable", async () => {
    const { email, userId } = await signedUp();
    const token = await link(userId);
    for (const [password, code] of [
      ["x7!kq-2m", "password_length"],
      ["1234567890123", "password_common"],
      ["ana ruiz 1990", "password_name"],
      [PASSWORD, "password_current"],
    ])
      expect(await reset(token, password ?? "")).toMatchObject(refused("/password", code ?? ""));
    expect((await reset(token, PHRASES[0] ?? "")).status).toBe(204);
    expect(await reset(await link(userId), PASSWORD)).toMatchObject(
      refused("/password", "password_former"),
    );
    expect((await signIn(new Browser(server), email, PHRASES[0])).status).toBe(200);
  });

  it("may be short beside a second factor, as long as that stays", async () => {
    const { browser, userId } = await withApp();
    expect((await change(browser, "Xk9#mQ2v")).status).toBe(204);
    expect(await change(browser, "password", "Xk9#mQ2v")).toMatchObject(
      refused("/new_password", "password_common"),
    );
    expect(
      await browser.post("/v1/auth/two-factor/turn-off", { password: "Xk9#mQ2v" }),
    ).toMatchObject(refused("/password", "password_alone"));
    expect(await browser.get("/v1/auth/get-session")).toMatchObject({
      body: { session: { second_factor: "on" } },
    });
    const read = (token: string) => new Browser(server).post("/v1/auth/password-link", { token });
    const lost = await link(userId, true);
    expect(await read(lost)).toMatchObject({ body: { least_characters: 12 } });
    expect(await reset(lost, "Wz4$nR7y")).toMatchObject(refused("/password", "password_length"));
    const forgotten = await link(userId);
    expect(await read(forgotten)).toMatchObject({ body: { least_characters: 8 } });
    expect((await reset(forgotten, "Wz4$nR7y")).status).toBe(204);
  });

  it("counts characters as people do", async () => {
    const { browser, email } = await signedUp();
    const cacti = `${"🌵🏠🚗🍕🎸🦊🌊🔥🧩🥝".repeat(12)}🌵🏠🚗🍕🎸🦊a9`;
    expect([...cacti]).toHaveLength(128);
    expect(await change(browser, `${cacti}!`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/new_password" }] },
    });
    const words = `river ${"bend otter maple quilt ".repeat(6)}`.slice(0, 126).concat("🌵🏠");
    expect((await change(browser, words)).status).toBe(204);
    expect((await signIn(new Browser(server), email, words)).status).toBe(200);
  });

  it("changes nothing for those who have an older one", async () => {
    const { email, userId } = await signedUp();
    const { hashPassword } = await import("./hash-password.ts");
    await query("update auth.credential set password = $2 where user_id = $1", [
      userId,
      await hashPassword("1234"),
    ]);
    expect((await signIn(new Browser(server), email, "1234")).status).toBe(200);
  });
});
