// A panel that opens beside its button and closes with Esc or a click elsewhere: a small form, or
// the notifications.
import { type ReactNode, Suspense, lazy } from "react";
import { type OpenerButton, useOpener } from "./opener.ts";

const load = () => import("./popover-panel.tsx");
const Panel = lazy(load);

/** The width of a small form. */
export const FORM_PANEL =
  "max-h-(--radix-popover-content-available-height) w-64 max-w-[calc(100vw-16px)] " +
  "overflow-y-auto p-3";

export interface PanelLook {
  /** The accessible name of the panel. */
  readonly label: string;
  readonly align?: "start" | "end";
  /** Pixels between it and the button. */
  readonly gap?: number;
  readonly className: string;
  /** Rendered at the end of the page; else at its button, so that it also shows over a sheet. */
  readonly isApart?: boolean;
}

interface PopoverProps extends PanelLook {
  readonly button: (given: OpenerButton) => ReactNode;
  /** Loads the panel's code, if it is a chunk of its own. */
  readonly prepare?: () => Promise<unknown>;
  /** Receives the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

export function Popover({ button, prepare, children, ...look }: PopoverProps): ReactNode {
  const { given, opened } = useOpener("dialog", () => Promise.all([load(), prepare?.()]));
  return (
    <>
      {button(given)}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <Panel {...look} {...opened}>
            {children(opened.close)}
          </Panel>
        </Suspense>
      )}
    </>
  );
}
