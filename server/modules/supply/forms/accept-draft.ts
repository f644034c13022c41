// Accepts a draft that its consumer confirms: checks it like every sent form, then stores it as
// sent and posts it once.
import { findSourceCaller } from "../sources/index.ts";
import {
  type Accepted,
  type GivenPost,
  type PostDeps,
  type Visitor,
  countsOf,
  mendOf,
  recordOf,
} from "./accept-post.ts";
import { type PublicFormRow, countVisit, findVersion } from "./form.store.ts";
import { dayOf, isOpen } from "./present-form.ts";
import { judgeVisit, visitOf } from "./visit-start.ts";

/** A confirming consumer only reads and checks a box: no time is measured per step. */
const STEPS = 0;

/**
 * Completes a confirmation. If the lead cannot be posted now, it is posted later: the consumer need
 * not send it again.
 */
export async function acceptDraft(
  deps: PostDeps,
  form: PublicFormRow,
  given: GivenPost,
  visitor: Visitor,
): Promise<Accepted> {
  const atMs = deps.now();
  const { drafts } = deps;
  const start = visitOf(deps.intake.vault, form, given.start);
  const opened = await drafts.open(given.draft, form.id);
  // Resent after a lost response: it is the same confirmation.
  if (opened.kind === "used" && opened.visit === start?.nonce) return { kind: "thanked" };
  if (opened.kind !== "open") return { kind: "gone", why: opened.kind };
  const shown = start === null ? null : await findVersion(deps.pool, form.id, start.version);
  const document = shown?.document ?? form.document;
  const judged = judgeVisit(deps.intake.vault, form, {
    start: shown === null ? null : start,
    token: given.start,
    language: document.language,
    steps: STEPS,
    hiddenField: given.website,
    answer: given.second,
    nowMs: atMs,
  });
  const mend = await mendOf(deps, form, { given, shown, document, judged });
  if (mend !== null || start === null || shown === null)
    return mend ?? { kind: "mend", problems: [], check: null, start: judged.start, shown: null };
  const source = isOpen(form, atMs)
    ? await findSourceCaller(deps.pool, form.id, new Date(atMs))
    : null;
  if (source === null || !source.ok) return { kind: "closed" };
  // The page is always ours: no other site may show it.
  const record = recordOf(deps, { form, shown, given, visitor, atMs, pageUrl: null });
  const outcome = await drafts.confirm({
    token: given.draft,
    sourceId: form.id,
    visit: start.nonce,
    record,
  });
  if (outcome !== "confirmed") return { kind: "gone", why: outcome };
  await countVisit(deps.pool, form.id, dayOf(atMs), countsOf(visitor, judged));
  return { kind: "thanked" };
}
