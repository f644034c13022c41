// Counts rows by outcome, with the dollars each earned, and formats them as a table.
import type { PostAnswer } from "../../contract/marketplace/leads.ts";

type Decision = Pick<PostAnswer, "status" | "reason_code" | "sale" | "price">;

interface Outcome {
  readonly leads: number;
  readonly cents: number;
}

/** By status and reason, separated by a space, such as "rejected no_buyer". */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Adds responses to the counts. A price is given in dollars; whole cents are summed. */
export function countOutcomes(before: Outcomes, answers: readonly Decision[]): Outcomes {
  const outcomes = new Map(before);
  for (const answer of answers) {
    const name = `${answer.status} ${reasonOf(answer)}`;
    const { leads, cents } = outcomes.get(name) ?? { leads: 0, cents: 0 };
    outcomes.set(name, { leads: leads + 1, cents: cents + Math.round(answer.price * 100) });
  }
  return outcomes;
}

/** Returns the table, the most frequent outcome first, with its total. */
export function formatOutcomes(outcomes: Outcomes): string {
  const entries = [...outcomes].sort(([, left], [, right]) => right.leads - left.leads);
  const sum = entries.reduce(
    (total, [, { leads, cents }]) => ({ leads: total.leads + leads, cents: total.cents + cents }),
    { leads: 0, cents: 0 },
  );
  const lines = [
    ["status", "reason", "leads", "earned"],
    ...entries.map(([name, outcome]) => [...name.split(" "), ...formatOutcome(outcome)]),
    ["total", "", ...formatOutcome(sum)],
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

/** An accepted lead has no reason: the column shows how it was sold. */
function reasonOf({ status, reason_code: reason, sale }: Decision): string {
  if (reason !== null) return reason;
  if (status !== "accepted") return "-";
  return sale === "none" ? "listed_unsold" : `sold_${sale}`;
}

function formatOutcome({ leads, cents }: Outcome): string[] {
  return [
    String(leads),
    (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" }),
  ];
}
