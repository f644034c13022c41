// Tabs that are links: each has an address, so that a tab can be shared and back leads to the
// previous one.
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { classes } from "./classes.ts";
import { SEGMENTS, segment } from "./segments.ts";

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly to: To;
  readonly count?: string | undefined;
}

interface TabsProps {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string | null;
  /** Beside a tab, such as its menu. */
  readonly beside?: (tab: Tab) => ReactNode;
  /** `line` heads the sections of a screen; `segments` are above a list or in a part's head. */
  readonly look?: "line" | "segments";
}

const LINE_TAB =
  "inline-flex min-h-9 items-center gap-1.5 border-b-2 px-0.5 whitespace-nowrap " +
  "transition-colors duration-100 pointer-coarse:min-h-11";
const LOOKS = {
  line: {
    list: "flex flex-wrap gap-x-4 border-b border-line *:-mb-px",
    tab: (isCurrent: boolean) =>
      classes(
        LINE_TAB,
        isCurrent
          ? "border-accent font-semibold text-text"
          : "border-transparent text-text-2 hover:text-text",
      ),
  },
  segments: { list: SEGMENTS, tab: segment },
} as const;

export function Tabs({ label, tabs, current, beside, look = "line" }: TabsProps): ReactNode {
  const { list, tab: shape } = LOOKS[look];
  return (
    <nav aria-label={label} className="no-print min-w-0">
      <ul className={list}>
        {tabs.map((tab) => (
          <li key={tab.id} className="flex items-center">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.id === current ? "page" : undefined}
              className={shape(tab.id === current)}
            >
              {tab.name}
              {tab.count === undefined ? null : <span>{tab.count}</span>}
            </Link>
            {beside?.(tab)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
