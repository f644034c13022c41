// Connects a form to its server, and stores the answers so far in its tab. A visitor who opts out
// of tracking is not counted.
import { LEAST_MS, LONGEST_VISIT_MS, leastMsFor } from "../../domain/forms/pace.ts";
import { CARRIED } from "../../domain/forms/form-lead.ts";
import { STEPS } from "../../domain/forms/form-steps.ts";
import type { Draft, FormPort, FoundPlace, Outcome } from "./form-port.ts";
import type { WrittenForm } from "./written-form.ts";

/** A start is replaced long before it expires. */
const FRESH_MS = LONGEST_VISIT_MS / 2;
export const TIMEOUT_MS = 20_000;
/** Allows for the server's clock, which starts before the page arrives. */
const A_MOMENT_MS = 100;
const HEIGHT_MESSAGE = "plat-form-height";

interface Kept extends Draft {
  /** When its start was made, by this browser's clock. */
  readonly atMs: number;
}

interface PrivateNavigator extends Navigator {
  /** https://privacycg.github.io/gpc-spec/ */
  readonly globalPrivacyControl?: boolean;
}

export function serverPort({ slug, start: first, isDraft }: WrittenForm): FormPort {
  const name = keptFormName(slug);
  const isPrivate = (navigator as PrivateNavigator).globalPrivacyControl === true;
  const address = `/v1/public-forms/${slug}`;
  // Answers from a draft's link are not stored: two such links may be opened in one tab.
  const kept = isDraft ? null : readInTab(name, isKept);
  const token = isDraft ? (new URLSearchParams(location.search).get("draft") ?? "") : null;
  let visit =
    kept !== null && Date.now() - kept.atMs < FRESH_MS
      ? { start: kept.start, atMs: kept.atMs }
      : { start: first, atMs: Date.now() };
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: path === "/events",
    });
  let failures = 0;
  return {
    start: () => visit.start,
    async send(answers, { website, check, number }): Promise<Outcome> {
      if (isSandboxed()) return { kind: "post" };
      try {
        visit = await freshVisit(
          visit,
          token === null ? address : `${address}?draft=${encodeURIComponent(token)}`,
        );
        // Everything is filled in already: some people need no longer than a program.
        if (token !== null)
          await new Promise((resolve) =>
            setTimeout(resolve, LEAST_MS + A_MOMENT_MS - (Date.now() - visit.atMs)),
          );
        const sent = {
          start: visit.start,
          answers,
          website,
          ...(check === "" ? {} : { check, number }),
          ...carried(),
          ...(token === null ? {} : { draft: token }),
        };
        const { start, ...outcome } = await readOutcome(await post("/leads", sent));
        if (start !== undefined && start !== visit.start) visit = { start, atMs: Date.now() };
        failures = 0;
        return outcome;
      } catch {
        // Where the page can be reached and its script cannot send, a blocker or a policy forbids
        // it: the browser's own post is left to try.
        failures += 1;
        return failures > 1 && (await isReachable()) ? { kind: "post" } : { kind: "failed" };
      }
    },
    note(event) {
      if (!isPrivate && !isSandboxed())
        post("/events", { event, start: visit.start }).catch(() => undefined);
    },
    findPlaces: isSandboxed() ? null : findPlaces,
    readDraft: () => kept,
    keepDraft(draft) {
      if (isDraft) return;
      keepInTab(name, draft === null ? null : { ...draft, atMs: visit.atMs });
      // Sent: the earlier conversation is over too.
      if (draft === null) keepInTab(keptTalkName(slug), null);
    },
    resized: tellHeight,
  };
}

/** Returns how the visitor came, from the address: sub ids, the click, the surrounding page. */
function carried(): Readonly<Record<string, string | undefined>> {
  // The address that the form is posted to has them by our own names, whatever the page's has.
  const action = document.querySelector("[data-steps]")?.getAttribute("action") ?? "";
  const query = new URL(action, location.href).searchParams;
  const own = Object.fromEntries(
    CARRIED.flatMap((id) => (query.get(id) ? [[id, query.get(id)?.slice(0, 2_000)]] : [])),
  );
  const page = query.get("page");
  return { ...own, ...(page ? { page_url: page.slice(0, 2_000) } : {}) };
}

/**
 * True in a frame without an origin of its own: its script may read no answer of the server, and
 * its cookies and storage are not there. The browser's own post works.
 */
export function isSandboxed(): boolean {
  return self.origin === "null";
}

async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, {
      method: "HEAD",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/** The outcome, with the start to go on with where the server names one. */
async function readOutcome(answer: Response): Promise<Outcome & { readonly start?: string }> {
  if (answer.status === 429) return { kind: "too_many" };
  if (answer.status === 409) return { kind: "closed" };
  if (!answer.ok) return { kind: "failed" };
  const { status, problems, check, start } = await answer.json();
  return status === "mend"
    ? {
        kind: "mend",
        problems,
        start,
        check:
          check === undefined
            ? null
            : { token: check.token, words: check.words, number: "", isWrong: check.is_wrong },
      }
    : { kind: status === "gone" ? "gone" : "thanked" };
}

async function findPlaces(begins: string): Promise<readonly FoundPlace[] | null> {
  try {
    const answer = await fetch(`/v1/places?begins=${encodeURIComponent(begins.slice(0, 60))}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? (await answer.json()).items : null;
  } catch {
    return null;
  }
}

/**
 * A visitor who left the page open for half a day starts another visit, and waits as long as any
 * visit takes.
 */
async function freshVisit(
  visit: { readonly start: string; readonly atMs: number },
  address: string,
): Promise<{ readonly start: string; readonly atMs: number }> {
  if (Date.now() - visit.atMs < FRESH_MS) return visit;
  const { start } = await (
    await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  ).json();
  await new Promise((resolve) => setTimeout(resolve, leastMsFor(STEPS.length)));
  return { start, atMs: Date.now() };
}

const keptFormName = (slug: string): string => `plat.form.${slug}`;
export const keptTalkName = (slug: string): string => `plat.talk.${slug}`;

function isKept(kept: object): kept is Kept {
  const { start, atMs, answers } = kept as Partial<Kept>;
  return typeof start === "string" && typeof atMs === "number" && typeof answers === "object";
}

/** Returns what this tab stored under a name; null if nothing, or if another script wrote it. */
export function readInTab<Value extends object>(
  name: string,
  isOurs: (kept: object) => kept is Value,
): Value | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return typeof kept === "object" && kept !== null && isOurs(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Null deletes it. */
export function keepInTab(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage, what was typed lasts as long as the page.
  }
}

/** Reports the form's height to the embedding page, if any: nothing else is ever sent to it. */
export function tellHeight(): void {
  if (window.parent !== window)
    window.parent.postMessage(
      {
        type: HEIGHT_MESSAGE,
        height: Math.ceil(document.documentElement.getBoundingClientRect().height),
      },
      "*",
    );
}
