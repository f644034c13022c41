// Offers push notifications for the next sale before the browser's own prompt. It takes no focus,
// so that work is not interrupted.
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { PUSH_TEXTS } from "../../../../locales/catalogues/push.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { toast } from "../../../ui/toast.tsx";
import { PushRefused } from "./push-refused.tsx";
import { usePushSwitch } from "./use-push-switch.ts";

/** `about`: the event that caused it. */
export function AskSheet({
  about,
  onClose,
}: {
  readonly about: "bought" | "sold";
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(PUSH_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const id = useId();
  const { isBusy, refusal, turnOn } = usePushSwitch();
  const accept = async (): Promise<void> => {
    if (!(await turnOn())) return;
    toast(texts.on);
    onClose();
  };
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
      className={classes(
        "no-print fixed inset-x-4 bottom-[calc(var(--bar)+1rem)] z-35 grid max-h-[70dvh] gap-3",
        "overflow-y-auto rounded-panel border border-control bg-surface p-4 shadow-up",
        // Under the bell, like the notifications that it is about.
        "sm:top-15 sm:right-[calc(var(--margin)+1.5rem)] sm:bottom-auto sm:left-auto sm:w-96",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-reading font-semibold">
          {texts.ask}
        </h2>
        <IconButton label={ui.close} onClick={onClose}>
          <X size={18} strokeWidth={1.5} />
        </IconButton>
      </div>
      <p>{about === "bought" ? texts.askBought : texts.askSold}</p>
      <p className="text-label text-text-2">{texts.without}</p>
      <PushRefused refusal={refusal} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{texts.later}</Button>
        <Button kind="primary" busy={isBusy} onClick={() => void accept()}>
          {texts.turnOn}
        </Button>
      </div>
    </section>
  );
}
