// Says that the network paused a thing, until when and why; its people change and end the pause.
import type { ReactNode } from "react";
import type { PauseInForce } from "../../../../contract/network/pause-in-force.ts";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNetwork } from "../../../lib/use-network.ts";
import { Said } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PauseControls } from "./pause-controls.tsx";
import type { PausableThing } from "./paused-thing.ts";

export default function PauseBanner({
  pause,
  thing,
}: {
  readonly pause: PauseInForce;
  readonly thing: PausableThing;
}): ReactNode {
  const texts = useTexts(NETWORK_PAUSE_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const network = useNetwork()?.name ?? "Plat";
  const isNetwork = user.role === "admin";
  return (
    <Notice tone="warning" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">
          {pause.ends_at === null
            ? texts.banner(network)
            : texts.bannerUntil(network, formats.dateTime(pause.ends_at))}
        </p>
        <p className="break-words">
          <Said>{pause.reason}</Said>
        </p>
        <p className="text-label text-text-2">
          {isNetwork ? texts.since(formats.dateTime(pause.since)) : texts.onlyThem(network)}
        </p>
      </div>
      {isNetwork && may(user, "pause") ? <PauseControls thing={thing} pause={pause} /> : null}
    </Notice>
  );
}
