// The language of a newcomer's first email: the one chosen where they sign up, or else the one that
// their browser asks for.
import type { FastifyRequest } from "fastify";
import { LANGUAGES, type Language } from "../../../../domain/languages.ts";

const FIRST = new RegExp(String.raw`^\s*(${LANGUAGES.join("|")})\b`, "i");

/** Undefined where neither is a language of the product. */
export function languageOf(
  { headers }: Pick<FastifyRequest, "headers">,
  chosen: Language | undefined,
): Language | undefined {
  if (chosen !== undefined) return chosen;
  const asked = FIRST.exec(headers["accept-language"] ?? "")?.[1]?.toLowerCase();
  return LANGUAGES.find((language) => language === asked);
}
