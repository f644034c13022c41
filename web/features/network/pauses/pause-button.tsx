// The button by which people of the network pause a thing; a form asks why, and how long.
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { PauseForm } from "./pause-form.tsx";
import type { PausableThing } from "./paused-thing.ts";

interface PauseButtonProps {
  readonly thing: PausableThing;
  /** A cell has little room: its row says whose thing it is. */
  readonly place?: "page" | "cell";
}

export default function PauseButton({ thing, place = "page" }: PauseButtonProps): ReactNode {
  const texts = useTexts(NETWORK_PAUSE_TEXTS);
  const user = useUser();
  const [isOpen, open] = useState(false);
  if (user.role !== "admin") return null;
  const isSubId = thing.kind === "sub_id";
  return (
    <>
      <Button
        aria-label={isSubId ? undefined : texts.pauseNamed(thing.name)}
        aria-haspopup="dialog"
        disabledBecause={may(user, "pause") ? null : texts.needsRight}
        onClick={() => open(true)}
      >
        {isSubId ? texts.subIds.add : place === "cell" ? texts.form.pause : texts.pause}
      </Button>
      {isOpen
        ? createPortal(
            <Sheet
              place="middle"
              title={isSubId ? texts.subIds.add : texts.form.title(thing.name)}
              onClose={() => open(false)}
            >
              <PauseForm thing={thing} pause={null} onClose={() => open(false)} />
            </Sheet>,
            document.body,
          )
        : null}
    </>
  );
}
