// Lists a few records by one amount, in a card: each a name, the amount, and a bar as long as its
// share of the greatest.
import type { ReactNode } from "react";

export interface BarRow {
  readonly id: string;
  readonly name: ReactNode;
  readonly amount: number;
  /** The amount in words. */
  readonly written: string;
  /** Beneath the name: what else matters about it. */
  readonly note: ReactNode;
}

interface BarListProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
}

export function BarList({ label, rows }: BarListProps): ReactNode {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <ol aria-label={label} className="divide-y divide-line border-t border-line">
      {rows.map(({ id, name, amount, written, note }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-2.5">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="text-right font-semibold">{written}</span>
          <span className="text-label text-text-2">{note}</span>
          <Bar share={amount / most} />
        </li>
      ))}
    </ol>
  );
}

function Bar({ share }: { readonly share: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="mt-1.5 h-1 w-24 rounded-full bg-line"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
    >
      <rect width={100 * share} height="4" fill="var(--series)" />
    </svg>
  );
}
