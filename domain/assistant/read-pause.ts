// Reads a request to pause or resume a campaign or a source.
import { readName } from "./change-name.ts";
import { PAUSE, PAUSE_SOMETHING, RESUME, RESUME_SOMETHING } from "./pause-verbs.ts";
import { createsCampaign } from "./read-screen.ts";
import { CAMPAIGN, type Said, clauseWith } from "./said.ts";
import type { ChangeWish } from "./turns.ts";

const NOTHING: ReadonlySet<string> = new Set();

const SOURCE = "(?:sources?|fuentes?|feeds?)";
const NAMES_ONE = new RegExp(`\\b(?:${CAMPAIGN}|${SOURCE})\\b`);
/** Matches mentions of a campaign. */
export const NAMES_CAMPAIGN = new RegExp(`\\b${CAMPAIGN}\\b`);
const NAMES_SOURCE = new RegExp(`\\b${SOURCE}\\b`);
const ALL_OF_THEM = new RegExp(
  `\\b(?:all|every|tod[oa]s)(?: of)?(?: my| our| the| mis| las| nuestras)? (?:${CAMPAIGN}|` +
    `${SOURCE})\\b`,
);
const IS_ALL = /\b(?:all|every|everything|tod[oa]s?)\b/;

const STOPS_BUYING =
  /\b(?:stop|quit|halt|pause|no more|do not want (?:any )?more|deja(?:r)? de|para(?:r)?(?: de)?|ya no quiero|no quiero mas)\b[^.;?!]{0,16}\b(?:buying|purchas\w+|sending me|compr\w+|mandar(?:me)?|recibir|new)?\b ?(?:any |more |all |mas |los |new |the )*(?:buying|purchases|leads|prospectos|compras)\b/;
/** Words about the conversation, which are not campaign names. */
const OF_CONVERSATION =
  /\b(?:second|moment|minute|sec|chat|conversation|questions?|asking|momento|minuto|segundo|platica|conversacion|preguntas?|chatting|talking)\b/;

/** The request to pause or resume, or null. */
export function readPause({ text, said, role, asked }: Said): ChangeWish | null {
  if (role === "advertiser" && STOPS_BUYING.test(text) && !NAMES_ONE.test(text))
    return { what: "pause", of: "all_campaigns", name: null };
  if (OF_CONVERSATION.test(text) || createsCampaign(text)) return null;
  const namesOne = NAMES_ONE.test(text);
  const isPause = PAUSE.test(text) && !RESUME.test(text);
  const resumes = RESUME.test(text) || (!isPause && RESUME_SOMETHING.test(text));
  const [strong, weak] = resumes ? [RESUME, RESUME_SOMETHING] : [PAUSE, PAUSE_SOMETHING];
  const isStrong = strong.test(text);
  if (!isStrong && !weak.test(text)) return null;
  const name = readName(clauseWith(said, namesOne ? NAMES_ONE : null), NOTHING, false);
  const isAll = IS_ALL.test(text);
  const isAllOfThem = ALL_OF_THEM.test(text);
  // "turn it off" alone may mean anything; "turn off Tampa Buyers" does not.
  if (
    !isStrong &&
    !namesOne &&
    !(
      asked === null &&
      role !== "admin" &&
      (isAll ||
        (name !== null &&
          /^\p{Lu}|\p{L} \p{L}/u.test(name) &&
          /\b(?:turn|switch|activ|desactiv|deactiv|disable|enable|apag|prend|enciend)/.test(text)))
    )
  )
    return null;
  const what = resumes ? "resume" : "pause";
  const of =
    NAMES_SOURCE.test(text) || (role === "affiliate" && !NAMES_CAMPAIGN.test(text))
      ? "source"
      : "campaign";
  if (
    of === "campaign" &&
    (isAll
      ? name === null || !namesOne || isAllOfThem
      : name === null && /\b(?:campaigns|campanas)\b/.test(text))
  )
    return { what, of: "all_campaigns", name: null };
  return { what, of, name: isAllOfThem || (isAll && !namesOne) ? null : name };
}
