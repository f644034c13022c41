// A thing in the sheet of its account: the banner of its pause, or the button that pauses it.
import type { ReactNode } from "react";
import type { PauseInForce } from "../../../../contract/network/pause-in-force.ts";
import PauseBanner from "./pause-banner.tsx";
import PauseButton from "./pause-button.tsx";
import type { PausableThing } from "./paused-thing.ts";

export default function PauseRow({
  pause,
  thing,
}: {
  readonly pause: PauseInForce | null;
  readonly thing: PausableThing;
}): ReactNode {
  return pause === null ? (
    <PauseButton thing={thing} />
  ) : (
    <PauseBanner pause={pause} thing={thing} />
  );
}
