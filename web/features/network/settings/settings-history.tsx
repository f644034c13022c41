// Lists the versions of the network's settings: who changed what, from which value to which, with
// the way back to an earlier one.
import { type ReactNode, useState } from "react";
import type { SettingsVersion } from "../../../../contract/network/settings-versions.ts";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { call } from "../../../lib/api/call.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name, Said } from "../../../ui/name.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Status } from "../../../ui/status.tsx";
import { WordsForm } from "../../../ui/words-form.tsx";
import { changeWords, memberWords } from "../../../lib/settings-words.ts";

const LONGEST_REASON = 500;

export default function SettingsHistory({
  mayRestore,
}: {
  readonly mayRestore: boolean;
}): ReactNode {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS).history;
  const shown = useAnswer("GET /v1/settings/versions");
  const [restored, setRestored] = useState<number | null>(null);
  return (
    <FramedSection title={texts.title}>
      <Loaded shown={shown}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-text-2">{texts.none}</p>
          ) : (
            <ol aria-label={texts.title} className="divide-y divide-line">
              {items.map((version) => (
                <Version
                  key={version.no}
                  version={version}
                  onRestore={mayRestore && !version.in_force ? () => setRestored(version.no) : null}
                />
              ))}
            </ol>
          )
        }
      </Loaded>
      {restored === null ? null : <RestoreSheet no={restored} onClose={() => setRestored(null)} />}
    </FramedSection>
  );
}

function Version({
  version,
  onRestore,
}: {
  readonly version: SettingsVersion;
  readonly onRestore: (() => void) | null;
}): ReactNode {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS);
  const formats = useFormats();
  const no = formats.number(version.no);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {texts.history.version(no)} · {formats.dateTime(version.at)} ·{" "}
          <Name>{version.by_name ?? texts.history.system}</Name>
          {version.in_force ? <Status tone="good">{texts.history.inForce}</Status> : null}
        </p>
        {onRestore === null ? null : (
          <Button aria-label={texts.history.restoreNamed(no)} onClick={onRestore}>
            {texts.history.restore}
          </Button>
        )}
      </div>
      {version.restored_from === null ? null : (
        <p className="text-text-2">
          {texts.history.restored(formats.number(version.restored_from))}:{" "}
          <Said>{version.reason}</Said>
        </p>
      )}
      {version.by_name === null && version.changes.length === 0 ? (
        <p className="text-text-2">{texts.history.began}</p>
      ) : (
        <Description
          rows={version.changes.map((change) => [
            memberWords(change.member, texts),
            changeWords(change, texts, formats),
          ])}
        />
      )}
    </li>
  );
}

function RestoreSheet({
  no,
  onClose,
}: {
  readonly no: number;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS).history;
  const formats = useFormats();
  return (
    <Sheet title={texts.ask(formats.number(no))} place="middle" onClose={onClose}>
      <p className="pb-3 text-text-2">{texts.askAbout}</p>
      <WordsForm
        label={texts.reason}
        hint={texts.reasonHint}
        missing={texts.reasonMissing}
        maxLength={LONGEST_REASON}
        action={texts.restore}
        kind="primary"
        send={(reason) =>
          call("POST /v1/settings/versions/{no}/restore", { params: { no }, body: { reason } })
        }
        done={texts.done}
        touched={["/v1/settings"]}
        onClose={onClose}
      />
    </Sheet>
  );
}
