// Sheets and dialogs over the page, on the browser's own <dialog>: it traps the focus, closes on
// Esc and returns the focus.
import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";

interface SheetProps {
  readonly title: string;
  /** Null: only its own content can close it. */
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
  /** `side` slides in from the right for a record; `middle` asks something; `top` is a palette. */
  readonly place?: "side" | "middle" | "top";
  readonly footer?: ReactNode;
}

const PLACES = {
  side:
    "slide-in ml-auto mr-0 mt-[var(--view)] mb-0 h-[calc(100dvh-var(--view))] max-h-none w-full " +
    "max-w-120 border-l",
  middle: "m-auto w-[calc(100%-2rem)] max-w-md rounded-panel border",
  top: "mx-auto mt-[12vh] mb-auto w-[calc(100%-2rem)] max-w-xl rounded-panel border",
} as const;

/**
 * Open as long as it is rendered. An element marked with `data-first` gets the focus, else the
 * first one.
 */
export function Sheet({ title, onClose, children, place = "side", footer }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = useTexts(UI_TEXTS);
  const id = useId();
  // Closed while it is still in the page: only then does the browser return the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current !== null && !current.open) {
      current.showModal();
      current.querySelector<HTMLElement>("[data-first]")?.focus();
    }
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes("border-line bg-surface p-0 text-text", PLACES[place])}
      onCancel={(event) => {
        // React hands on what was canceled over it: a question, or the choice of a file.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div
        className={classes(
          "grid grid-rows-[auto_1fr_auto]",
          place === "side" ? "h-full" : "max-h-[80dvh]",
        )}
      >
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5">
          <h2 id={id} className="text-reading font-semibold">
            {title}
          </h2>
          {onClose === null ? null : (
            <IconButton label={texts.close} onClick={onClose}>
              <X size={18} strokeWidth={1.5} />
            </IconButton>
          )}
        </div>
        <div tabIndex={0} className="overflow-y-auto p-4">
          {children}
        </div>
        {footer === undefined ? null : (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
