// Finds which of many postings match a lead: each step evaluates one clause for all postings before
// the next step begins.
import type { CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import type { CampaignTable } from "./campaign-table.ts";
import { kindOfClause, NONE } from "./clause-kinds.ts";
import {
  CLAUSES_PER_POSTING,
  FIRST_CLAUSE,
  HAS_MORE_CLAUSES,
  NUMBER,
  type PackedPostings,
  TYPES,
} from "./packed-postings.ts";
import { RecordsByKind } from "./records-by-kind.ts";
import { NumberList } from "../state/typed-arrays.ts";

/**
 * Evaluated one at a time, a posting costs about 25 ns: its branches are unpredictable (half of the
 * clauses hold), and each cold memory access is waited for alone. In steps, a posting is written
 * before it is known to match, so that hardly a branch depends on it, and the memory accesses
 * overlap.
 */
export class ClauseSteps {
  /**
   * The records of the postings to evaluate, by the kind of their first clause: filled by the
   * callers.
   */
  readonly asked = new RecordsByKind();
  /** The records of the postings whose clauses all hold. */
  readonly #matching = new NumberList();
  /** The records whose clauses evaluated so far hold. */
  readonly #further = new NumberList();

  /**
   * The records of the asked postings that match the lead, in no order. The next call overwrites
   * them.
   */
  match({ records }: PackedPostings, table: CampaignTable, subject: CriteriaSubject): NumberList {
    this.#matching.count = 0;
    for (let cell = FIRST_CLAUSE; cell < FIRST_CLAUSE + CLAUSES_PER_POSTING; cell += 1) {
      if (cell > FIRST_CLAUSE) {
        if (this.#further.count === 0) break;
        this.#sortFurther(records, cell);
      }
      this.#takeUnasking();
      this.#further.count = 0;
      table.clauseTable.keepHolding(this.asked, records, cell, this.#further, subject);
    }
    this.#askFurther(records, table, subject);
    return this.#matching;
  }

  /** Sorts those whose clauses hold so far by the kind of the clause in a cell. */
  #sortFurther(records: Uint32Array, cell: number): void {
    const { cells: further, count: asks } = this.#further;
    this.asked.empty(asks);
    const { cells, counts, room } = this.asked;
    for (let index = 0; index < asks; index += 1) {
      const record = further[index] ?? 0;
      const kind = kindOfClause(records[record + cell] ?? 0);
      const count = counts[kind] ?? 0;
      cells[kind * room + count] = record;
      counts[kind] = count + 1;
    }
  }

  /** Moves those that have no clause left to the matches. */
  #takeUnasking(): void {
    const { cells } = this.asked;
    const start = this.asked.startOf(NONE);
    const count = this.asked.countOf(NONE);
    const matching = this.#matching.withCapacityFor(count);
    let end = this.#matching.count;
    for (let index = start; index < start + count; index += 1) matching[end++] = cells[index] ?? 0;
    this.#matching.count = end;
  }

  /**
   * Those whose clauses hold so far match if they have no more; otherwise the rest of their
   * campaign's own list is evaluated.
   */
  #askFurther(records: Uint32Array, table: CampaignTable, subject: CriteriaSubject): void {
    const { cells: further, count: asks } = this.#further;
    const matching = this.#matching.withCapacityFor(asks);
    let end = this.#matching.count;
    for (let index = 0; index < asks; index += 1) {
      const record = further[index] ?? 0;
      const hasMore = ((records[record + TYPES] ?? 0) & HAS_MORE_CLAUSES) !== 0;
      if (
        hasMore &&
        !table.clausesHold(
          table.clausesAt[records[record + NUMBER] ?? 0] ?? 0,
          CLAUSES_PER_POSTING,
          subject,
        )
      )
        continue;
      matching[end++] = record;
    }
    this.#matching.count = end;
  }
}
