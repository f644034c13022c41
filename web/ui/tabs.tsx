// Tabs that are links: each has an address, so that a tab can be shared and back leads to the
// previous one.
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { classes } from "./classes.ts";

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
  /** `line` heads the sections of a screen; `pill` is above a list. */
  readonly look?: "line" | "pill";
}

const LOOKS = {
  line: {
    list: "flex gap-4 overflow-x-auto border-b border-line",
    tab: "-mb-px min-h-9 border-b-2 px-0.5",
    on: "border-accent font-semibold text-text",
    off: "border-transparent text-text-2 hover:text-text",
  },
  pill: {
    list: "flex flex-wrap gap-1",
    tab: "min-h-8 rounded-full px-3.5",
    on: "bg-text text-bg",
    off: "text-text-2 hover:bg-sunken hover:text-text",
  },
} as const;

export function Tabs({ label, tabs, current, beside, look = "line" }: TabsProps): ReactNode {
  const { list, tab: shape, on, off } = LOOKS[look];
  return (
    <nav aria-label={label} className="no-print min-w-0">
      <ul className={list}>
        {tabs.map((tab) => (
          <li key={tab.id} className="flex items-center">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.id === current ? "page" : undefined}
              className={classes(
                "inline-flex items-center gap-1.5 whitespace-nowrap transition-colors " +
                  "duration-100 pointer-coarse:min-h-11",
                shape,
                tab.id === current ? on : off,
              )}
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
