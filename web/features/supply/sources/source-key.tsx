// Rotates a source's key with an overlap, so that no lead is lost while the new key is deployed.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Code } from "../../../ui/name.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

const KEPT_HOURS = ["0", "1", "24", "168"] as const;

interface SourceKeyProps {
  readonly source: Source;
  readonly secret: string | null;
  readonly onSecret: (secret: string) => void;
}

export function SourceKey({ source, secret, onSecret }: SourceKeyProps): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const [asked, ask] = useState<"replace" | "end" | null>(null);
  const old =
    source.old_key !== null && Date.parse(source.old_key.until) > nowMs ? source.old_key : null;
  const rows: DescriptionRow[] = [
    [
      texts.keys.ends,
      source.key_hint === "" ? texts.keys.revoked : <Code key="key">{source.key_hint}</Code>,
    ],
  ];
  if (old !== null)
    rows.push([
      texts.keys.old,
      <span key="old" className="flex flex-wrap items-center gap-2">
        <Code>{old.hint}</Code> {texts.keys.until(formats.dateTime(old.until))}
        {source.abilities.update ? (
          <Button kind="danger" onClick={() => ask("end")}>
            {texts.keys.end}
          </Button>
        ) : null}
      </span>,
    ]);
  return (
    <Section
      title={texts.keys.title}
      actions={
        source.abilities.update ? (
          <Button onClick={() => ask("replace")}>{texts.keys.replace}</Button>
        ) : null
      }
    >
      <p className="max-w-3xl text-text-2">{texts.keys.about}</p>
      {secret === null ? null : <OnceShown sentence={texts.made} secret={secret} />}
      <Description rows={rows} />
      {asked === "replace" ? (
        <Replace source={source} onSecret={onSecret} onClose={() => ask(null)} />
      ) : null}
      {asked === "end" ? <EndOld source={source} onClose={() => ask(null)} /> : null}
    </Section>
  );
}

function Replace({
  source,
  onSecret,
  onClose,
}: {
  readonly source: Source;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [hours, keep] = useState<(typeof KEPT_HOURS)[number]>("24");
  const replace = async (): Promise<void> => {
    const isDone = await submit(async () => {
      onSecret(
        (
          await call("POST /v1/sources/{id}/key", {
            params: { id: source.id },
            body: { keep_old_hours: Number(hours) },
          })
        ).key,
      );
      await refresh(client, "/v1/sources");
    });
    if (isDone) onClose();
  };
  return (
    <Confirm
      title={texts.keys.ask}
      action={texts.keys.replace}
      kind={hours === "0" ? "danger" : "primary"}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void replace()}
    >
      <p className="text-text-2">{texts.keys.askText}</p>
      <SelectField
        label={texts.keys.keep}
        value={hours}
        options={KEPT_HOURS.map((one) => [one, texts.keys.keeps[one]])}
        onChange={({ target }) => keep(KEPT_HOURS.find((one) => one === target.value) ?? "24")}
      />
    </Confirm>
  );
}

function EndOld({
  source,
  onClose,
}: {
  readonly source: Source;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const end = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await call("DELETE /v1/sources/{id}/old-key", { params: { id: source.id } });
      await refresh(client, "/v1/sources");
    });
    if (!isDone) return;
    onClose();
    toast(texts.keys.ended);
  };
  return (
    <Confirm
      title={texts.keys.endAsk}
      action={texts.keys.end}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void end()}
    >
      <p className="text-text-2">{texts.keys.endText}</p>
    </Confirm>
  );
}
