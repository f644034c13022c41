// Keeps the focus where the work is: when the focused element disappears, such as with the row of a
// lead that was bought, the focus goes to the next row instead of the top of the page.
import { rowOf, stopOf } from "../ui/rows.ts";

/** Where the focus was, so that a place near it is found when it is gone. */
interface Place {
  readonly element: HTMLElement;
  readonly path: string;
  /** Null outside of lists. */
  readonly list: {
    readonly parent: Element;
    /** The accessible name of the list, should it be rendered anew. */
    readonly name: string | null;
    readonly next: Element | null;
    readonly index: number;
  } | null;
}

/** How long after a loss the row is awaited: the list may be loading. Milliseconds. */
const PATIENCE_MS = 15_000;
const NAMED = "[aria-label]";
/** The id of the part of the page that the screens fill. */
const CONTENT = "content";

/** Watches the page until the returned function is called. */
export function keepFocus(): () => void {
  const keeper = new FocusKeeper();
  const watcher = new MutationObserver(() => keeper.look());
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled"],
  });
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("focusin", ({ target }) => keeper.note(target), { signal });
  document.addEventListener("pointerdown", () => keeper.leave(), { signal });
  return () => {
    watcher.disconnect();
    stop.abort();
  };
}

class FocusKeeper {
  /** The last focused element, and the last one outside of dialogs. */
  #last: Place | null = null;
  #lastOnPage: Place | null = null;
  /** A place whose list had no row to go to yet, and until when it is awaited. */
  #awaited: { readonly place: Place; readonly untilMs: number } | null = null;
  #isMoving = false;
  /** The focused element is disabled while its action runs, and gets the focus back. */
  #isHeld = false;

  note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.id === CONTENT) return;
    if (!this.#isMoving) this.#awaited = null;
    this.#isHeld = false;
    this.#last = placeOf(target);
    if (target.closest("dialog") === null) this.#lastOnPage = this.#last;
  }

  /** A click beside all controls leaves on purpose. */
  leave(): void {
    this.#awaited = null;
    setTimeout(() => {
      if (isOnNothing() && this.#last !== null && isThere(this.#last.element)) this.#last = null;
    });
  }

  /** Called after each change of the page. */
  look(): void {
    this.#await();
    if (!isOnNothing() || this.#last === null) return;
    const { element } = this.#last;
    if (element.isConnected && element.matches(":disabled")) {
      this.#isHeld = true;
      return;
    }
    if (isThere(element)) {
      if (this.#isHeld) this.#move(element);
      return;
    }
    const dialog = topDialog();
    const places = [this.#last, this.#lastOnPage].filter(
      (place) => place !== null && (dialog === null || dialog.contains(place.list?.parent ?? null)),
    );
    this.#last = null;
    for (const place of places) {
      if (place === null) continue;
      const found = isThere(place.element) ? place.element : nearestRow(place);
      if (found !== null) {
        this.#move(found);
        return;
      }
      if (place.list !== null && this.#awaited === null)
        this.#awaited = { place, untilMs: Date.now() + PATIENCE_MS };
    }
    if (dialog !== null) this.#move(stopOf(dialog));
    // Without scrolling: a screen that one came back to is where it was.
    else document.getElementById(CONTENT)?.focus({ preventScroll: true });
  }

  #await(): void {
    if (this.#awaited === null) return;
    const { place, untilMs } = this.#awaited;
    const stop = nearestRow(place);
    if (stop === null && Date.now() <= untilMs && place.path === location.pathname) return;
    this.#awaited = null;
    this.#move(stop);
  }

  #move(to: HTMLElement | null): void {
    this.#isMoving = true;
    to?.focus();
    this.#isMoving = false;
  }
}

const isOnNothing = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Whether the element could still have the focus. */
function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

function topDialog(): Element | null {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
}

function placeOf(element: HTMLElement): Place {
  const row = rowOf(element);
  const parent = row?.parentElement ?? null;
  return {
    element,
    path: location.pathname,
    list:
      row === null || parent === null
        ? null
        : {
            parent,
            name: row.closest(NAMED)?.getAttribute("aria-label") ?? null,
            next: row.nextElementSibling,
            index: [...parent.children].indexOf(row),
          },
  };
}

/** The row after the one that is gone, else the one before it; null if the list has none. */
function nearestRow({ path, list }: Place): HTMLElement | null {
  if (list === null || path !== location.pathname) return null;
  const parent = list.parent.isConnected ? list.parent : findList(list.name);
  if (parent === null) return null;
  const rows = [...parent.children];
  const after = [list.next, ...rows.slice(list.index)];
  const before = rows.slice(0, list.index).toReversed();
  for (const row of [...after, ...before]) {
    const stop = row?.isConnected === true ? stopOf(row) : null;
    if (stop?.checkVisibility() === true) return stop;
  }
  return null;
}

function findList(name: string | null): Element | null {
  if (name === null) return null;
  const list = document.querySelector(`#content [aria-label="${CSS.escape(name)}"]`);
  return list?.querySelector("tbody") ?? list;
}
