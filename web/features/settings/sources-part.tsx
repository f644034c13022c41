// An affiliate's sources: made with a key that is shown once, paused, and given another key.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { set } from "../../lib/documents/documents.ts";
import { refresh, useDocuments } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { SETTINGS_TEXTS } from "../../texts/settings.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Code, Name } from "../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../ui/notice.tsx";
import { OnceShown } from "../../ui/once-shown.tsx";
import { Section } from "../../ui/screen.tsx";
import { ScreenSpinner } from "../../ui/spinner.tsx";
import { HowToPost } from "./how-to-post.tsx";

type Source = Schemas["Source"];

export function SourcesPart(): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const { value, problem, retry } = useDocuments("sources");
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <div className="grid gap-6">
      <p className="text-text-2">{texts.sources.about}</p>
      {secret === null ? null : <OnceShown sentence={texts.sources.made} secret={secret} />}
      {value === undefined ? (problem === null ? <ScreenSpinner /> : <ProblemNotice problem={problem} onRetry={retry} />)
        : value.length === 0 ? <Empty sentence={texts.sources.none} /> : (
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {value.map((source) => <SourceRow key={source.id} source={source} onKey={setSecret} />)}
          </ul>
        )}
      <Section title={texts.sources.newSource}><SourceForm onMade={setSecret} /></Section>
      <HowToPost secret={secret} />
    </div>
  );
}

function SourceForm({ onMade }: { readonly onMade: (key: string) => void }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [name, setName] = useState("");
  const [unsold, setUnsold] = useState<"list" | "reject">("list");
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await submit(async () => {
      const { key } = await set("sources", crypto.randomUUID(), { name: name.trim(), kind: "api", unsold_rule: unsold });
      if (key !== undefined) onMade(key);
      setName("");
      await refresh(client, "/v1/sources");
    });
  };
  return (
    <form className="grid max-w-lg gap-4" onSubmit={(event) => void make(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextField label={texts.sources.name} required maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
      <SelectField
        label={texts.sources.unsold} hint={texts.sources.unsoldHint} value={unsold} onChange={({ target }) => setUnsold(target.value === "reject" ? "reject" : "list")}
        options={[["list", texts.sources.unsoldRules.list], ["reject", texts.sources.unsoldRules.reject]]}
      />
      <div><Button kind="primary" type="submit" busy={isBusy}>{texts.sources.make}</Button></div>
    </form>
  );
}

const OFFER_SECONDS = [15, 30, 60, 90, 120] as const;

/** How long an offer to a ping of this source stands. */
function OfferTime({ source, submit }: { readonly source: Source; readonly submit: (work: () => Promise<void>) => Promise<boolean> }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { ping_expiry_s: seconds } = source;
  const choices = [...new Set([...OFFER_SECONDS, seconds])].toSorted((a, b) => a - b);
  const change = (chosen: number): Promise<boolean> => submit(async () => {
    await set("sources", source.id, { ping_expiry_s: chosen }, { merge: true });
    await refresh(client, "/v1/sources");
  });
  return (
    <label className="inline-flex items-center gap-2 text-label text-text-2">
      {texts.sources.offerTime}
      <select value={seconds} onChange={({ target }) => void change(Number(target.value))} className="min-h-8 rounded-control border border-control bg-surface px-2 text-text pointer-coarse:min-h-11">
        {choices.map((one) => <option key={one} value={one}>{texts.sources.seconds(formats.number(one))}</option>)}
      </select>
    </label>
  );
}

function SourceRow({ source, onKey }: { readonly source: Source; readonly onKey: (key: string) => void }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const client = useQueryClient();
  const [isAsked, ask] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const turn = (): Promise<boolean> => submit(async () => {
    await set("sources", source.id, { status: source.status === "active" ? "paused" : "active" }, { merge: true });
    await refresh(client, "/v1/sources");
  });
  const rotate = async (): Promise<void> => {
    const isDone = await submit(async () => {
      onKey((await call<Schemas["SourceKey"]>("POST", `/v1/sources/${source.id}/key`)).key);
      await refresh(client, "/v1/sources");
    });
    if (isDone) ask(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div>
        <p className="font-medium"><Name>{source.name}</Name> <span className="font-normal text-text-2">· {words.kind[source.kind]} · {texts.sources.statuses[source.status]}</span></p>
        <p className="text-label text-text-2">
          {texts.sources.key} <Code>{source.key_hint}</Code> · {texts.sources.cap}: {source.daily_cap === null ? texts.sources.noCap : formats.number(source.daily_cap)} · {texts.sources.unsold}: {texts.sources.unsoldRules[source.unsold_rule]} · {texts.sources.routing}: <span title={words.routingAbout[source.routing]}>{words.routing[source.routing]}</span>
        </p>
      </div>
      {source.abilities.update ? (
        <div className="flex flex-wrap items-center gap-2">
          <OfferTime source={source} submit={submit} />
          <Button busy={isBusy} onClick={() => void turn()}>{source.status === "active" ? texts.sources.pause : texts.sources.resume}</Button>
          <Button onClick={() => ask(true)}>{texts.sources.rotate}</Button>
        </div>
      ) : null}
      {problem === null || isAsked ? null : <ProblemNotice problem={problem} />}
      {isAsked ? (
        <Confirm title={texts.sources.rotateAsk} action={texts.sources.rotate} kind="danger" isBusy={isBusy} problem={problem} onClose={() => ask(false)} onConfirm={() => void rotate()}>
          <p className="font-medium"><Name>{source.name}</Name></p>
          <p className="text-text-2">{texts.sources.rotateText}</p>
        </Confirm>
      ) : null}
    </li>
  );
}
