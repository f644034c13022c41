// Shows the floating button that opens the assistant, on every screen; minimized, it says so and
// can be closed too. Its panel loads when the user reaches for the button.
import { X } from "lucide-react";
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { getDisplay } from "../../../lib/display/display.ts";
import { knownNetwork, network } from "../../../lib/network.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { useStore } from "../../../lib/store.ts";
import { textsIn, useTexts } from "../../../lib/text/text.ts";
import { LAUNCHER_TEXTS } from "../../../../locales/catalogues/assistant-launcher.ts";
import { classes } from "../../../ui/classes.ts";
import { toast } from "../../../ui/toast.tsx";
import { Glyph } from "./glyph.tsx";
import { hasUnseen, panelState, togglePanel } from "./panel-state.ts";

const load = () => import("./panel.tsx");
// Where it cannot be fetched, opening tries again and says so.
const reach = (): void => void load().catch(() => undefined);

export default function Launcher(): ReactNode {
  const { is } = useStore(panelState);
  const texts = useTexts(LAUNCHER_TEXTS);
  const Panel = usePanel(is === "open");
  const isShown = is !== "open" || Panel === null;
  const [place, button] = [useRef<HTMLElement>(null), useRef<HTMLButtonElement>(null)];
  const wasShown = useRef(true);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A user who was in the panel continues where it opens again; a user who went elsewhere stays
    // there.
    if (
      isShown &&
      !wasShown.current &&
      (activeElement === body || place.current?.contains(activeElement) === true)
    )
      button.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <aside ref={place} aria-label={texts.title} className="no-print">
      {isShown ? (
        <div
          className={classes(
            "fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-35 flex rounded-full",
            "bg-text text-bg sm:right-5 sm:bottom-5",
          )}
        >
          <OpenButton ref={button} isMinimised={is === "minimised"} isBusy={is === "open"} />
          {is !== "minimised" ? null : (
            <button
              type="button"
              aria-label={texts.close}
              title={texts.close}
              onClick={() => togglePanel("closed")}
              className="grid size-11 place-items-center rounded-full hover:opacity-75"
            >
              <X size={16} strokeWidth={1.5} />
            </button>
          )}
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
  const ask = texts.ask(useNetworkName());
  const shown = isMinimised ? texts.title : ask;
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts="I"
      aria-label={isMinimised ? shown : texts.name(ask)}
      onClick={() => togglePanel("open")}
      onPointerEnter={reach}
      onFocus={reach}
      className={classes(
        "relative flex h-11 items-center justify-center rounded-full font-semibold " +
          "whitespace-nowrap hover:opacity-90 aria-busy:opacity-60 max-sm:w-11",
        isMinimised ? "sm:pr-1 sm:pl-4.5" : "sm:px-4.5",
      )}
    >
      <Glyph shape="bubble" size={18} className="sm:hidden" />
      <span className="max-sm:sr-only">{shown}</span>
      {isUnseen ? (
        <span
          aria-hidden="true"
          data-testid="unseen"
          className="absolute top-0 left-0 size-3 rounded-full border-2 border-bg bg-negative"
        />
      ) : null}
      <span aria-live="polite" className="sr-only">
        {isUnseen ? texts.unseen : ""}
      </span>
    </button>
  );
}

/** The panel once it has been opened; from then on it stays, with whatever was typed in it. */
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

function useNetworkName(): string {
  const [name, setName] = useState(knownNetwork()?.name ?? "Plat");
  useEffect(
    () =>
      void network().then(
        (known) => setName(known.name),
        () => undefined,
      ),
    [],
  );
  return name;
}
