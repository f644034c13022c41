// Lists the values of a source's sub ids that the network paused, with until when and why.
import type { ReactNode } from "react";
import type { PausedSubId } from "../../../../contract/network/pause-in-force.ts";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Code, Said } from "../../../ui/name.tsx";
import { PauseControls } from "./pause-controls.tsx";

export default function PausedSubIds({
  sourceId,
  accountId,
  subIds,
}: {
  readonly sourceId: string;
  readonly accountId: string;
  readonly subIds: readonly PausedSubId[];
}): ReactNode {
  const texts = useTexts(NETWORK_PAUSE_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const decides = user.role === "admin" && may(user, "pause");
  if (subIds.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-panel border border-line bg-surface p-4">
      <h3 className="font-semibold">{texts.subIds.title}</h3>
      <p className="text-text-2">{texts.subIds.about}</p>
      <ul className="divide-y divide-line border-t border-line">
        {subIds.map((pause) => (
          <li
            key={pause.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
          >
            <div className="grid min-w-0 gap-0.5">
              <Code className="break-all">{texts.subIds.value(pause.sub, pause.value)}</Code>
              <Said>{pause.reason}</Said>
              <span className="text-label text-text-2">
                {texts.since(formats.dateTime(pause.since))},{" "}
                {pause.ends_at === null
                  ? texts.list.endless
                  : texts.list.until(formats.dateTime(pause.ends_at))}
              </span>
            </div>
            {decides ? (
              <PauseControls
                thing={{ kind: "sub_id", id: sourceId, name: pause.value, accountId }}
                pause={pause}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
