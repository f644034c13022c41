// What people of the network do with a pause in force: change it, or end it.
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { EndPause } from "./end-pause.tsx";
import { type ChangedPause, PauseForm } from "./pause-form.tsx";
import type { PausableThing } from "./paused-thing.ts";

export function PauseControls({
  thing,
  pause,
}: {
  readonly thing: PausableThing;
  readonly pause: ChangedPause;
}): ReactNode {
  const texts = useTexts(NETWORK_PAUSE_TEXTS);
  const [isOpen, open] = useState(false);
  return (
    <span className="flex flex-wrap gap-2">
      <Button aria-label={texts.changeNamed(thing.name)} onClick={() => open(true)}>
        {texts.change}
      </Button>
      <EndPause id={pause.id} name={thing.name} />
      {isOpen
        ? createPortal(
            <Sheet
              place="middle"
              title={texts.form.changeTitle(thing.name)}
              onClose={() => open(false)}
            >
              <PauseForm thing={thing} pause={pause} onClose={() => open(false)} />
            </Sheet>,
            document.body,
          )
        : null}
    </span>
  );
}
