// Posts leads to a network in batches, waiting when it asks for it, so that each lead is decided
// exactly once.
import type { PostAnswer } from "../../contract/marketplace/leads.ts";
import { type Result, ok, refuse } from "../../domain/result.ts";

/** Far below the 1,000 leads and 4 MB that one call accepts, so that progress shows. */
const BATCH_LEADS = 250;
/**
 * A network that is restarting or busy is back within this many waits; otherwise an operator has to
 * look at it.
 */
const MAX_ATTEMPTS = 30;
const MOST_LOST_CONNECTIONS = 5;
const LONGEST_WAIT_MS = 60_000;
const USUAL_WAIT_MS = 1_000;
const CALL_TIMEOUT_MS = 120_000;

export interface Network {
  readonly url: string;
  readonly sourceKey: string;
}

export interface PostingDeps {
  /**
   * Prefix of each call's Idempotency-Key: a repeated call gets the same response and is never
   * decided again. One per run.
   */
  readonly runId: string;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** Called after each request. */
  readonly onAnswers: (answers: readonly PostAnswer[]) => void;
}

type Post = Readonly<Record<string, string>>;

/**
 * Posts all leads in order. The refusal is a sentence that says why posting ended early; earlier
 * results are kept.
 */
export async function postBatches(
  network: Network,
  posts: readonly Post[],
  deps: PostingDeps,
): Promise<Result<null, string>> {
  for (let start = 0; start < posts.length; start += BATCH_LEADS) {
    const batch = posts.slice(start, start + BATCH_LEADS);
    const answers = await postBatch(network, batch, `${deps.runId}-${start}`, deps);
    if (!answers.ok) return answers;
    deps.onAnswers(answers.value);
  }
  return ok(null);
}

async function postBatch(
  network: Network,
  leads: readonly Post[],
  key: string,
  deps: PostingDeps,
): Promise<Result<readonly PostAnswer[], string>> {
  let lost = 0;
  for (let tries = 1; ; tries += 1) {
    const response = await call(network, JSON.stringify({ leads }), key);
    const isLast = tries >= MAX_ATTEMPTS;
    if (response === null) {
      lost += 1;
      if (isLast || lost >= MOST_LOST_CONNECTIONS)
        return refuse(
          `Nothing answers at ${network.url}: start the demo network with npm start, then feed ` +
            "the file again.",
        );
      await deps.wait(USUAL_WAIT_MS);
    } else if (response.status === 200) {
      const answers = readAnswers(response.text, leads.length);
      if (answers === null)
        return refuse(
          `${network.url} answered something that is no answer of Plat: check the address in ` +
            "demo.json.",
        );
      // A lead that failed on the network's side was not stored; the same key posts it again and
      // repeats the other responses.
      if (isLast || !answers.some(({ status }) => status === "error")) return ok(answers);
      await deps.wait(USUAL_WAIT_MS);
    } else if ((response.status === 503 || response.status === 429) && !isLast) {
      await deps.wait(readWaitMs(response.retryAfter, deps.now()));
    } else {
      return refuse(
        `The network refused the call with status ${response.status}${detailOf(response.text)}`,
      );
    }
  }
}

interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Null when the connection failed or no response arrived. */
async function call({ url, sourceKey }: Network, body: string, key: string): Promise<Reply | null> {
  try {
    const response = await fetch(new URL("/v1/leads/batch", url), {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${sourceKey}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
    });
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      text: await response.text(),
    };
  } catch {
    return null;
  }
}

/**
 * Parses Retry-After (RFC 9110: seconds or a date) into milliseconds from now: at most a minute, a
 * second if it is unreadable.
 */
export function readWaitMs(retryAfter: string | null, nowMs: number): number {
  const text = retryAfter?.trim() ?? "";
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  return Number.isNaN(waitMs) ? USUAL_WAIT_MS : Math.min(Math.max(waitMs, 0), LONGEST_WAIT_MS);
}

function readAnswers(text: string, expected: number): readonly PostAnswer[] | null {
  const body = readJson(text);
  const results: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "results") : null;
  return Array.isArray(results) && results.length === expected
    ? (results as readonly PostAnswer[])
    : null;
}

/** Returns the text of a problem document as the end of a sentence. */
function detailOf(text: string): string {
  const body = readJson(text);
  const detail: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "detail") : null;
  return typeof detail === "string" ? `: ${detail}` : ".";
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
