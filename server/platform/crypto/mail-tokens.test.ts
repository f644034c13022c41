// Tests tokens and codes of emailed links: the same for a link, and other ones with another secret.
import { expect, it } from "vitest";
import { MailTokens } from "./mail-tokens.ts";

const LINK = "0198f2a0-0000-7000-8000-000000000001";
const secret = "a secret of the tests, forty characters.";

it("a link has one token and one code, which tell nothing of each other", () => {
  const tokens = new MailTokens(secret);
  expect(tokens.tokenOf(LINK)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(tokens.tokenOf(LINK)).toBe(new MailTokens(secret).tokenOf(LINK));
  expect(tokens.codeOf(LINK)).toMatch(/^\d{6}$/);
  expect(tokens.codeOf(LINK)).toBe(new MailTokens(secret).codeOf(LINK));
});

it("another link or another secret has others", () => {
  const [one, other] = [new MailTokens(secret), new MailTokens(`${secret}!`)];
  expect(other.tokenOf(LINK)).not.toBe(one.tokenOf(LINK));
  expect(one.tokenOf(`${LINK}1`)).not.toBe(one.tokenOf(LINK));
});

it("codes have six digits each, spread over all of them", () => {
  const tokens = new MailTokens(secret);
  const codes = Array.from({ length: 2_000 }, (_, index) => tokens.codeOf(`link ${index}`));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  expect(new Set(codes).size).toBeGreaterThan(1_980);
});
