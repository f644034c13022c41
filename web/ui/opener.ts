// A button that opens a panel beside itself. The panel's code loads when the pointer or focus
// reaches the button.
import { type ComponentProps, type RefObject, useId, useRef, useState } from "react";

/** The attributes that the button must pass to its element. */
export interface OpenerButton extends Pick<
  ComponentProps<"button">,
  | "aria-haspopup"
  | "aria-expanded"
  | "aria-controls"
  | "id"
  | "onClick"
  | "onKeyDown"
  | "onPointerEnter"
  | "onFocus"
> {
  readonly ref: RefObject<HTMLButtonElement | null>;
}

/** What the opened panel must know about its button. */
export interface Opened {
  /** The panel's own id. */
  readonly id: string;
  readonly buttonId: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
  /** Opened by key: a menu then starts at its first item. */
  readonly isByKey: boolean;
}

/** `load` fetches the panel's code. `opened` is null while nothing is open. */
export function useOpener(
  kind: "dialog" | "menu",
  load: () => Promise<unknown>,
): { readonly given: OpenerButton; readonly opened: Opened | null } {
  const [by, openBy] = useState<"key" | "pointer" | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const [id, buttonId] = [useId(), useId()];
  // If it cannot be fetched, opening tries again and shows the failure.
  const reach = (): void => void load().catch(() => undefined);
  return {
    given: {
      ref: anchor,
      id: buttonId,
      "aria-haspopup": kind,
      "aria-expanded": by !== null,
      "aria-controls": by === null ? undefined : id,
      // A click by Enter or the space bar has no count.
      onClick: ({ detail }) => openBy(by === null ? (detail === 0 ? "key" : "pointer") : null),
      onKeyDown: (event) => {
        if (kind !== "menu" || event.key !== "ArrowDown") return;
        event.preventDefault();
        openBy("key");
      },
      onPointerEnter: reach,
      onFocus: reach,
    },
    opened:
      by === null
        ? null
        : { id, buttonId, anchor, close: () => openBy(null), isByKey: by === "key" },
  };
}
