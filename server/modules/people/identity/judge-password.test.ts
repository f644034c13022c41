// Tests which passwords a person may choose, by many of each kind, and how long the decision takes.
import { describe, expect, it } from "vitest";
import { createPasswordJudge } from "./judge-password.ts";

const judge = createPasswordJudge((error) => {
  throw error;
});
const OWNER = { name: "Ana Ruiz", email: "marisol@sunfield.example", company: "Ruiz Realty" };

/** The code of a refusal; null where the password may be chosen. */
async function faultOf(password: string, hasFactor = false): Promise<string | null> {
  const judged = await judge({ password, owner: OWNER, hasFactor, field: "/password" });
  if (judged.ok) return null;
  const [error] = judged.error.errors ?? [];
  expect(error).toMatchObject({
    field: "/password",
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
  return error?.code.replace("password_", "") ?? "";
}

describe("a new password", () => {
  it.each([
    "a long pass phrase",
    "another long pass phrase",
    "correct horse battery staple",
    "Kj8-rM2_wQ9x",
    "x7!kq-2mz.9w",
    "ana lives far away from the sea",
    "😀🎉🏠🌵🚗🍕🎸🦊🌊🔥🧩🥝",
    "пароль из четырёх слов",
    "la casa azul tiene ventanas",
    `${"the river bends north at the old mill, ".repeat(4).slice(0, 127)}.`,
    "qVr8!zL2#mT9@xW4$",
  ])("may be %j", async (password) => {
    expect(await faultOf(password)).toBeNull();
  });

  it.each([
    ["length", ["", "short", "Kj8-rM2_wQ9", "😀🎉🏠🌵🚗🍕🎸🦊🌊🔥🧩", "e\u0301".repeat(11)]],
    ["length", [`${"the river bends north at the old mill, ".repeat(4).slice(0, 129)}`]],
    ["spaces", ["            ", "\u3000".repeat(14), " \u200b".repeat(8)]],
    [
      "common",
      [
        "passwordpassword",
        "PassWordPassWord",
        "PASSWORD PASSWORD",
        "ｐａｓｓｗｏｒｄｐａｓｓｗｏｒｄ",
        "password!!!!!!",
        "  password1234  ",
        "1qaz2wsx3edc",
        "1QAZ2WSX3EDC",
        "qwertyuiopasdfghjkl",
        "Q-W-E-R-T-Y-U-I-O-P",
        "123456789012",
        "iloveyou1234",
        "unbelievable",
        "Handkerchief",
        "31.12.1987...",
      ],
    ],
    ["name", ["AnaRuiz2024!", "ANA RUIZ 1990", "ziuRanA!2024", "An4Ru1z!2024", "ruizruizruiz"]],
    ["email", ["marisol2024!!", "Marisol123456", "sunfieldsunfield", "marisol@sunfield"]],
    ["company", ["RuizRealty!24", "Realty-Realty", "REALTY 2026 !!"]],
    [
      "repeated",
      ["aaaaaaaaaaaaa", "kfkfkfkfkfkfkfkf", "😀😀😀😀😀😀😀😀😀😀😀😀", "!x!x!x!x!x!x!x"],
    ],
    ["keyboard", [";lkjhgfdsa;lk", "asdfghjkl;'12"]],
    ["sequence", ["opqrstuvwxyz!", "nopqrstuvwxyza"]],
    ["date", ["03/17/1984-03", "1987.12.31 ..."]],
    ["guessable", ["M0nk3yDr@g0n!", "Sacramento2024", "Monkeydragon12", "november2026!"]],
  ])("is refused: %s", async (fault, passwords) => {
    for (const password of passwords)
      expect([password, await faultOf(password)]).toEqual([password, fault]);
  });

  it("may have eight characters beside a second factor, if no other rule refuses it", async () => {
    expect(await faultOf("Xk9#mQ2v", true)).toBeNull();
    expect(await faultOf("Xk9#mQ2", true)).toBe("length");
    expect(await faultOf("Xk9#mQ2v")).toBe("length");
    expect(await faultOf("password", true)).toBe("common");
    expect(await faultOf("Trustno1", true)).toBe("common");
    expect(await faultOf("AnaRuiz1", true)).toBe("name");
    expect(await faultOf("zzzzzzzz", true)).not.toBeNull();
  });

  it("holds the server's thread for no more than a moment, whatever it is", async () => {
    const hostile = [
      "p@$$w0rd1!|4".repeat(11).slice(0, 128),
      "4@8({[<3#96&#1!|07$5+2".repeat(7).slice(0, 128),
      "1l!|i".repeat(26).slice(0, 128),
      "passwordpassword1990monkeyP4ssw0rd".repeat(4).slice(0, 128),
    ];
    // The thread loads first.
    await faultOf("a long pass phrase");
    let longestMs = 0;
    let lastMs = performance.now();
    const ticks = setInterval(() => {
      const nowMs = performance.now();
      longestMs = Math.max(longestMs, nowMs - lastMs);
      lastMs = nowMs;
    }, 5);
    await Promise.all(hostile.map((password) => faultOf(password)));
    clearInterval(ticks);
    // On the server's own thread, one of these took 0.6 s.
    expect(longestMs).toBeLessThan(250);
  });

  it("is not judged while too many wait, and again afterwards", async () => {
    const asked = Array.from({ length: 80 }, (_, index) =>
      judge({
        password: `a long pass phrase ${index}`,
        owner: OWNER,
        hasFactor: false,
        field: "/password",
      }),
    );
    const answers = await Promise.all(asked);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused.length).toBe(16);
    expect(refused[0]).toMatchObject({ error: { code: "unavailable", retryAfterSeconds: 2 } });
    expect(await faultOf("a long pass phrase")).toBeNull();
  });
});
