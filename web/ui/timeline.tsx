// The history of a record, step by step: what happened, when, and why.
import type { ReactNode } from "react";
import { useFormats } from "../lib/format/format.ts";
import { classes } from "./classes.ts";

export interface TimelineStep {
  readonly id: string;
  /** ISO 8601; null if the time is unknown. */
  readonly at: string | null;
  /** It has not happened yet. */
  readonly isAhead?: boolean;
  readonly title: ReactNode;
  readonly about?: ReactNode;
  /** A step that failed or ended it. */
  readonly isNegative?: boolean;
}

export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }): ReactNode {
  const formats = useFormats();
  return (
    <ol className="grid">
      {steps.map(({ id, at, title, about, isAhead = false, isNegative = false }, index) => (
        <li
          key={id}
          className={classes("relative grid gap-0.5 pl-6", index < steps.length - 1 && "pb-4")}
        >
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className="absolute top-3 bottom-[-8px] left-[5px] border-l border-control"
            />
          ) : null}
          <span
            aria-hidden="true"
            className={classes(
              "absolute top-[5px] left-0 size-[11px] rounded-full border-2 bg-surface",
              isNegative
                ? "border-negative"
                : isAhead
                  ? "border-dashed border-control"
                  : "border-accent",
            )}
          />
          <p className="grid">
            <span
              className={classes(
                "font-medium",
                isNegative && "text-negative",
                isAhead && "text-text-2",
              )}
            >
              {title}
            </span>
            {at === null ? null : (
              <time dateTime={at} title={at} className="text-label text-text-2">
                {formats.dateTime(at)}
              </time>
            )}
          </p>
          {about === undefined ? null : <div className="text-text-2">{about}</div>}
        </li>
      ))}
    </ol>
  );
}
