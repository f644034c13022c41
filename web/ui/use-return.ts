// Returns the focus when a panel beside a button closes: to the button, unless the person has
// clicked elsewhere.
import { useRef } from "react";
import type { Opened } from "./opener.ts";

interface Leaving {
  readonly onInteractOutside: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

export function useReturn({ anchor }: Pick<Opened, "anchor">): Leaving {
  const wasLeft = useRef(false);
  return {
    onInteractOutside: (event) => {
      // The button closes it by itself.
      if (event.target instanceof Node && anchor.current?.contains(event.target) === true)
        event.preventDefault();
      else wasLeft.current = true;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (!wasLeft.current) anchor.current?.focus();
    },
  };
}
