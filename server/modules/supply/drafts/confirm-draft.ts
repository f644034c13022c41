// Opens and confirms a draft through its link: the consumer may open it any number of times, and
// confirm it once.
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { DraftLinks } from "../forms/index.ts";
import type { DraftWorkDeps } from "./draft-deps.ts";
import { openAnswers, sealPost, statusAt } from "./draft-state.ts";
import { type DraftRow, findByToken, setConfirmed } from "./draft.store.ts";
import { settleDraft } from "./settle-draft.ts";

const TOKEN = /^[\w-]{43}$/;

/** The draft operations that the hosted forms need. */
export function createDraftLinks(deps: DraftWorkDeps): DraftLinks {
  const {
    pool,
    now,
    intake: { vault },
  } = deps;
  const find = async (
    ...[db, token, sourceId, options]: [
      Parameters<typeof findByToken>[0],
      string,
      string,
      { lock: boolean }?,
    ]
  ): Promise<DraftRow | null> => {
    const row = TOKEN.test(token) ? await findByToken(db, hashKey(token), options) : null;
    return row?.source_id === sourceId ? row : null;
  };
  return {
    async open(token, sourceId) {
      const row = await find(pool, token, sourceId);
      if (row === null) return { kind: "void", language: null };
      const { language, confirmed_visit: visit } = row;
      const status = statusAt(row, now());
      if (status === "confirmed") return { kind: "used", language, visit: visit ?? "" };
      return status === "sent"
        ? { kind: "open", language, answers: openAnswers(vault, row, now()) }
        : { kind: "void", language };
    },
    async confirm({ token, sourceId, visit, record }) {
      const confirmed = await inTransaction(pool, async ({ client }) => {
        const row = await find(client, token, sourceId, { lock: true });
        if (row === null) return "void";
        const status = statusAt(row, now());
        // Concurrent presses belong to the same visit.
        if (status === "confirmed") return row.confirmed_visit === visit ? row.id : "used";
        if (status !== "sent") return "void";
        await setConfirmed(client, row.id, visit, sealPost(vault, row.id, record), new Date(now()));
        return row.id;
      });
      if (confirmed === "void" || confirmed === "used") return confirmed;
      await settleDraft(deps, confirmed).catch((error: unknown) =>
        deps.onError(error, "a confirmed draft could not be posted and is taken up again"),
      );
      return "confirmed";
    },
  };
}
