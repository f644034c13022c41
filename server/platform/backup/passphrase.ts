// The passphrase that a backup is encrypted with.
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { dictionary as spanish } from "@zxcvbn-ts/language-es-es";

const LEAST_CHARACTERS = 12;
/**
 * Of zxcvbn, 0 to 4: 4 is more than 10^10 guesses. A file can be guessed at for years on machines
 * of others, where each guess costs scrypt's half a second and 256 MB.
 */
const LEAST_SCORE = 4;
/** A passphrase is at least as hard to guess as its beginning; longer ones would take seconds. */
const MOST_READ = 64;

/** What is wrong with a passphrase for a new backup, in a sentence; null where nothing is. */
export function findPassphraseFault(passphrase: string): string | null {
  if (passphrase.length < LEAST_CHARACTERS)
    return `The passphrase is too short: it needs ${LEAST_CHARACTERS} characters or more.`;
  const { score } = new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...spanish },
    graphs: adjacencyGraphs,
    maxLength: MOST_READ,
  }).check(passphrase, ["plat", "backup", "leads"]);
  return score < LEAST_SCORE
    ? "The passphrase is easy to guess: use five random words, or the output of `openssl rand " +
        "-base64 24`."
    : null;
}
