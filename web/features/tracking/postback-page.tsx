// One postback: how it fares, what happened before it was set, every call with its tries, and what it is.
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { addressOf, set } from "../../lib/documents/documents.ts";
import { refresh, useDocument } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { TRACKING_TEXTS } from "../../texts/tracking.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { More } from "../../ui/more.tsx";
import { Code } from "../../ui/name.tsx";
import { Empty, Notice, ProblemNotice } from "../../ui/notice.tsx";
import { Status } from "../../ui/status.tsx";
import { toast } from "../../ui/toast.tsx";
import { Answer } from "../reports/answer.tsx";
import { PastEvents } from "./past-events.tsx";
import { PostbackForm } from "./postback-form.tsx";
import { PostbackLog } from "./postback-log.tsx";
import { POSTBACK_TONES } from "./postback-tones.ts";
import { addressOfTracking } from "./tracking-address.ts";

type Postback = Schemas["Postback"];

export function PostbackPage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const [search] = useSearchParams();
  const shown = useDocument("postbacks", id);
  return (
    <div className="grid gap-6">
      <Link className="inline-flex items-center gap-1.5 justify-self-start text-text-2 hover:text-text" to={addressOfTracking(search, "postbacks")}><ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />{texts.back}</Link>
      {shown.problem?.code === "not_found" ? <Empty sentence={texts.gone} /> : <Answer shown={shown}>{(postback) => <OnePostback postback={postback} />}</Answer>}
    </div>
  );
}

function OnePostback({ postback }: { readonly postback: Postback }): ReactNode {
  const { edit, postback: texts } = useTexts(TRACKING_TEXTS);
  const formats = useFormats();
  const { status, off_reason: reason, failing_since: since, abilities } = postback;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h2 className="flex flex-wrap items-center gap-2 text-reading font-semibold"><Code className="text-body break-all">{postback.address}</Code><Status tone={POSTBACK_TONES[status]}>{texts.statuses[status]}</Status></h2>
          <p className="text-text-2">{postback.events.map((event) => texts.eventNames[event]).join(" · ")} — {postback.source_name ?? texts.allSources}</p>
          <p className="text-text-2">{texts.counts(formats.number(postback.waiting), formats.number(postback.delivered), formats.number(postback.failed))} ({texts.countDays})</p>
        </div>
        {abilities.update ? <Turn postback={postback} /> : null}
      </header>
      {reason === null ? null : <Notice tone="negative">{texts.off[reason]}</Notice>}
      {reason === null && since !== null ? <Notice tone="warning">{texts.failing(formats.dateTime(since))}</Notice> : null}
      {abilities.update ? <PastEvents postback={postback} /> : null}
      <PostbackLog postback={postback} />
      {abilities.update ? <More title={edit} isSet={false} hasProblem={false}><PostbackForm key={postback.updated_at} postback={postback} /></More> : null}
    </>
  );
}

function Turn({ postback }: { readonly postback: Postback }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsked, ask] = useState(false);
  const status = postback.status === "active" ? "paused" : "active";
  const turn = (): Promise<boolean> => submit(async () => {
    await set("postbacks", postback.id, { status }, { merge: true });
    await refresh(client, "/v1/postbacks", "/v1/postback-calls");
  });
  const remove = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await call("DELETE", `/v1/postbacks/${postback.id}`);
    });
    if (!isDone) return;
    toast(texts.removed);
    await navigate(addressOfTracking(search, "postbacks"));
    // The list alone: what is gone would be asked for once more.
    await client.invalidateQueries({ queryKey: ["list", addressOf("postbacks")] });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {problem === null || isAsked ? null : <ProblemNotice problem={problem} />}
      <Button busy={isBusy} onClick={() => void turn()}>{status === "paused" ? texts.pause : texts.resume}</Button>
      <Button kind="danger" onClick={() => ask(true)}>{texts.remove}</Button>
      {isAsked ? <Confirm title={texts.removeAsk} action={texts.remove} kind="danger" isBusy={isBusy} problem={problem} onClose={() => ask(false)} onConfirm={() => void remove()}><p className="text-text-2">{texts.removeText}</p></Confirm> : null}
    </div>
  );
}
