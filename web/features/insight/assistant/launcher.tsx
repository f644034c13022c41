// Draws the floating button that opens the assistant on every screen; while minimized, it shows
// that and offers to close. The panel loads when the pointer or focus reaches the button.
import { X } from "lucide-react";
import {
  type CSSProperties,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { getDisplay } from "../../../lib/display/display.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { useStore } from "../../../lib/store.ts";
import { textsIn, useTexts } from "../../../lib/text/text.ts";
import { useNetwork } from "../../../lib/use-network.ts";
import { LAUNCHER_TEXTS } from "../../../../locales/catalogues/assistant-launcher.ts";
import { classes } from "../../../ui/classes.ts";
import { toast } from "../../../ui/toast.tsx";
import { Glyph } from "./glyph.tsx";
import { hasUnseen, panelState, togglePanel } from "./panel-state.ts";

const load = () => import("./panel.tsx");
// A failure is ignored here: opening retries and reports it.
const reach = (): void => void load().catch(() => undefined);

/**
 * At the foot of the margin; on a phone the last of the `slots` of the bar at the bottom, which are
 * equally wide.
 */
export default function Launcher({ slots }: { readonly slots: number }): ReactNode {
  const { is } = useStore(panelState);
  const texts = useTexts(LAUNCHER_TEXTS);
  const Panel = usePanel(is === "open");
  const isShown = is !== "open" || Panel === null;
  const [place, button] = [useRef<HTMLElement>(null), useRef<HTMLButtonElement>(null)];
  const wasShown = useRef(true);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // Focus that was in the panel moves to the button that reopens it; focus elsewhere stays.
    if (
      isShown &&
      !wasShown.current &&
      (activeElement === body || place.current?.contains(activeElement) === true)
    )
      button.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <aside
      ref={place}
      aria-label={texts.title}
      className="no-print"
      style={{ "--slot": `${100 / slots}%` } as CSSProperties}
    >
      {isShown ? (
        <div
          className={classes(
            "fixed right-0 bottom-0 z-30 flex flex-col items-center",
            "max-lg:h-[var(--bar)] max-lg:w-[var(--slot)] lg:w-[var(--margin)] lg:gap-2 lg:pb-2",
          )}
        >
          {is !== "minimised" ? null : (
            <button
              type="button"
              aria-label={texts.close}
              title={texts.close}
              onClick={() => togglePanel("closed")}
              className={classes(
                "grid size-8 place-items-center rounded-control text-text-2 hover:bg-sunken",
                "hover:text-text max-lg:hidden pointer-coarse:size-11",
              )}
            >
              <X size={16} strokeWidth={1.5} />
            </button>
          )}
          <OpenButton ref={button} isMinimised={is === "minimised"} isBusy={is === "open"} />
        </div>
      ) : null}
      {Panel === null ? null : <Panel />}
    </aside>
  );
}

function OpenButton({
  ref,
  isMinimised,
  isBusy,
}: {
  readonly ref: React.Ref<HTMLButtonElement>;
  readonly isMinimised: boolean;
  readonly isBusy: boolean;
}): ReactNode {
  const texts = useTexts(LAUNCHER_TEXTS);
  const isUnseen = useStore(hasUnseen);
  const ask = texts.ask(useNetwork()?.name ?? "Plat");
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts="I"
      aria-label={isMinimised ? texts.title : texts.name(ask)}
      title={isMinimised ? texts.title : ask}
      onClick={() => togglePanel("open")}
      onPointerEnter={reach}
      onFocus={reach}
      className={classes(
        "group flex flex-col items-center aria-busy:opacity-60",
        "max-lg:w-full max-lg:flex-1 max-lg:gap-0.5 max-lg:px-0 max-lg:pt-0.5",
        "lg:size-12 lg:justify-center lg:rounded-panel lg:bg-text lg:text-bg lg:shadow-up",
      )}
    >
      <span
        className={classes(
          "relative grid h-7 w-10 place-items-center rounded-control bg-text text-bg",
          "group-hover:opacity-90",
        )}
      >
        <Glyph shape="bubble" size={20} />
        {isUnseen ? (
          <span
            aria-hidden="true"
            data-testid="unseen"
            className="absolute -top-1 -right-1 size-3 border-2 border-bg bg-negative"
          />
        ) : null}
      </span>
      <span aria-hidden="true" className="text-micro text-text-2 lg:hidden">
        {isMinimised ? texts.title : texts.short}
      </span>
      <span aria-live="polite" className="sr-only">
        {isUnseen ? texts.unseen : ""}
      </span>
    </button>
  );
}

/** The panel once it was opened; it then stays mounted with its typed text. */
function usePanel(isWanted: boolean): ComponentType | null {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Panel !== null) return;
    load().then(
      (loaded) => setPanel(() => loaded.default),
      () => {
        togglePanel("closed");
        toast(textsIn(PROBLEM_TEXTS, getDisplay().language).offline, { tone: "negative" });
      },
    );
  }, [isWanted, Panel]);
  return Panel;
}
