// The keys of the inbox: they work wherever the focus is in it, and never while a person types.
import { type KeyboardEvent, useRef } from "react";
import { getDisplay } from "../../../lib/display/display.ts";

export interface InboxActs {
  readonly move: (step: number) => void;
  readonly open: () => void;
  readonly claim: () => void;
  readonly assign: () => void;
  readonly snooze: () => void;
  /** Opens the item's own screen. */
  readonly show: () => void;
}

const TYPING = "input, textarea, select, [contenteditable], [role=menu], [role=listbox]";
/** G and a letter go to another screen: the letter is no key of the inbox then. */
const AFTER_G_MS = 1_000;

/** Returns the handler of keydown events. */
export function useInboxKey(acts: InboxActs): (event: KeyboardEvent) => void {
  const wentAtMs = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING) !== null) return;
    // A dialog in front has the keys, except for the one that shows the item itself.
    const dialog = target.closest("dialog");
    if (dialog !== null && dialog.querySelector("[data-item-detail]") === null) return;
    const isLetter = key.length === 1;
    if (isLetter && !getDisplay().shortcuts) return;
    const isAfterG = performance.now() - wentAtMs.current < AFTER_G_MS;
    wentAtMs.current = key === "g" ? performance.now() : Number.NEGATIVE_INFINITY;
    if (isLetter && isAfterG) return;
    const run = actOf(key, target, acts);
    if (run === null) return;
    event.preventDefault();
    run();
  };
}

function actOf(key: string, target: HTMLElement, acts: InboxActs): (() => void) | null {
  switch (key) {
    case "j":
    case "ArrowDown":
      return () => acts.move(1);
    case "k":
    case "ArrowUp":
      return () => acts.move(-1);
    // On a button, Enter presses it.
    case "Enter":
      return target.matches("[data-item]") ? acts.open : null;
    case "c":
      return acts.claim;
    case "a":
      return acts.assign;
    case "s":
      return acts.snooze;
    case "o":
      return acts.show;
    default:
      return null;
  }
}
