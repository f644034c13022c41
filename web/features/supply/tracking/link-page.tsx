// Shows one link: its URL, the results of its clicks, also by sub id, and each click.
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Link as TrackingLink } from "../../../../contract/supply/links.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { changesOf, useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Button } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { TextField } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { Status } from "../../../ui/status.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { ClickLog } from "./click-log.tsx";
import { CopyLink } from "./copy-link.tsx";
import { LinkReport } from "./link-report.tsx";
import { targetProblem } from "./template-words.ts";
import { addressOfTracking } from "./tracking-address.ts";

export function LinkPage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const [search] = useSearchParams();
  const shown = useAnswer("GET /v1/links/{id}", { params: { id } });
  return (
    <div className="grid gap-6">
      <Link
        className="inline-flex items-center gap-1.5 justify-self-start text-text-2 hover:text-text"
        to={addressOfTracking(search, "links")}
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.back}
      </Link>
      {shown.problem?.code === "not_found" ? (
        <Empty sentence={texts.gone} />
      ) : (
        <Loaded shown={shown}>{(link) => <OneLink link={link} />}</Loaded>
      )}
    </div>
  );
}

function OneLink({ link }: { readonly link: TrackingLink }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex flex-wrap items-center gap-2 text-section">
          <Name>{link.name}</Name>
          <Status tone={link.status === "active" ? "good" : "warning"}>
            {texts.statuses[link.status]}
          </Status>
        </h2>
        {link.abilities.update ? <StatusSwitch link={link} /> : null}
      </header>
      <div className="grid gap-3">
        <CopyLink code={link.code} name={link.name} isWhole />
        <Description
          rows={[
            [texts.source, <Name key="source">{link.source_name}</Name>],
            [
              texts.leadsTo,
              link.leads_to === null ? (
                texts.nowhere
              ) : (
                <Code key="target" className="break-all">
                  {link.leads_to}
                </Code>
              ),
            ],
          ]}
        />
        {link.abilities.update ? <Edit key={link.id} link={link} /> : null}
      </div>
      <LinkReport link={link} />
      <ClickLog link={link} />
    </>
  );
}

function StatusSwitch({ link }: { readonly link: TrackingLink }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const status = link.status === "active" ? "paused" : "active";
  const turn = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await saveDocument("PATCH /v1/links/{id}", { params: { id: link.id }, body: { status } });
      await refresh(client, "/v1/links");
    });
    if (isDone) toast(status === "paused" ? texts.paused : texts.resumed);
  };
  return (
    <>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <Button busy={isBusy} onClick={() => void turn()}>
        {status === "paused" ? texts.pause : texts.resume}
      </Button>
    </>
  );
}

function bodyOf({ name, target }: { readonly name: string; readonly target: string }) {
  return { name: name.trim(), target: target.trim() === "" ? null : target.trim() };
}

function Edit({ link }: { readonly link: TrackingLink }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const saved = { name: link.name, target: link.target ?? "" };
  const draft = useDraft(saved);
  const { name, target } = draft.values;
  const [isChecked, check] = useState(false);
  const mistakes = {
    name: name.trim() === "" ? texts.nameMissing : null,
    target: target.trim() === "" ? null : targetProblem(target.trim(), texts),
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (mistakes.name !== null || mistakes.target !== null) return;
    const isDone = await submit(async () => {
      await saveDocument("PATCH /v1/links/{id}", {
        params: { id: link.id },
        body: changesOf(bodyOf(saved), bodyOf(draft.values)),
      });
      if (await refreshSaved(client, "/v1/links")) draft.settle();
    });
    if (!isDone) return;
    check(false);
    toast(texts.saved);
  };
  return (
    <More title={texts.edit} isSet={false} hasProblem={problem !== null}>
      <form className="grid max-w-lg gap-4" noValidate onSubmit={(event) => void save(event)}>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <TextField
          label={texts.name}
          maxLength={120}
          problem={isChecked ? mistakes.name : null}
          value={name}
          onChange={({ target: typed }) => draft.change({ name: typed.value })}
        />
        <TextField
          label={texts.target}
          hint={texts.targetHint}
          type="url"
          spellCheck={false}
          autoComplete="off"
          problem={isChecked || target.includes("}") ? mistakes.target : null}
          value={target}
          onChange={({ target: typed }) => draft.change({ target: typed.value })}
        />
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </More>
  );
}
