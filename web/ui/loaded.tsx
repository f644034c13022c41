// Renders server data once it is there: nothing while it loads, the problem with a retry button if
// it fails.
import type { ReactNode } from "react";
import type { Shown } from "../lib/documents/use-documents.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { classes } from "./classes.ts";
import { ProblemNotice } from "./notice.tsx";

interface LoadedProps<Value> {
  readonly shown: Shown<Value>;
  /**
   * Classes that reserve as much space as the data usually takes, so that what follows does not
   * move.
   */
  readonly room?: string;
  readonly children: (value: Value) => ReactNode;
}

export function Loaded<Value>({
  shown: { value, problem, retry },
  room = "min-h-24",
  children,
}: LoadedProps<Value>): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return (
    <>
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {value === undefined ? (
        problem === null ? (
          <p
            role="status"
            className={classes(
              "late rounded-panel border border-line bg-surface p-4 text-text-2",
              room,
            )}
          >
            {texts.loading}
          </p>
        ) : null
      ) : (
        children(value)
      )}
    </>
  );
}
