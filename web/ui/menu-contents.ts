// Remembers what a menu holds while it is closed, so that the palette can offer it. The palette
// reads it (app/palette/menu-commands.ts); a menu only notes it.
import type { ReactNode } from "react";

const contents = new WeakMap<Element, ReactNode>();

/** Notes the items of the menu that the button opens. */
export function noteMenu(button: Element | null, items: ReactNode): void {
  if (button !== null) contents.set(button, items);
}

/** The items of the menu that the button opens; undefined if it opens none. */
export function menuOf(button: Element): ReactNode {
  return contents.get(button);
}
