// Every call of a postback: what was told, how it stands, what happens next, and each try with what came back.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { POSTBACK_EVENTS } from "../../../domain/tracking/postback.ts";
import { choiceParameter, useAddress } from "../../lib/address.ts";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { refresh, useDocuments } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useNow } from "../../lib/use-now.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { TRACKING_TEXTS } from "../../texts/tracking.ts";
import { UI_TEXTS } from "../../texts/ui.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Code } from "../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../ui/notice.tsx";
import { Section } from "../../ui/screen.tsx";
import { Status } from "../../ui/status.tsx";
import { toast } from "../../ui/toast.tsx";
import { Answer } from "../reports/answer.tsx";
import { CALL_TONES } from "./postback-tones.ts";
import { TryDetails } from "./try-details.tsx";

type Call = Schemas["PostbackCall"];

const PAGE = 20;
const LOOK_MS = 3_000;
/** A call that is due so soon is watched. */
const SOON_MS = 15_000;
const STATES = ["waiting", "delivered", "failed"] as const;
const PARAMETERS = { calls: choiceParameter(STATES), event: choiceParameter(POSTBACK_EVENTS) };

export function PostbackLog({ postback }: { readonly postback: Schemas["Postback"] }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const ui = useTexts(UI_TEXTS);
  const [{ calls: state, event }, change] = useAddress(PARAMETERS);
  const shown = useDocuments("postback-calls", {
    where: [["postback_id", "eq", postback.id], ...(state === null ? [] : [["status", "eq", state] as const]), ...(event === null ? [] : [["event", "eq", event] as const])], limit: PAGE,
  });
  useWatch(postback, shown.value ?? []);
  return (
    <Section title={texts.log}>
      <p className="text-text-2">{texts.logAbout}</p>
      <div className="flex flex-wrap gap-3">
        <div className="w-40"><SelectField label={texts.call.status} value={state ?? ""} options={[["", texts.all], ...STATES.map((one) => [one, texts.callStatuses[one]] as const)]} onChange={({ target }) => change({ calls: STATES.find((one) => one === target.value) ?? null })} /></div>
        <div className="w-40"><SelectField label={texts.call.what} value={event ?? ""} options={[["", texts.all], ...POSTBACK_EVENTS.map((one) => [one, texts.eventNames[one]] as const)]} onChange={({ target }) => change({ event: POSTBACK_EVENTS.find((one) => one === target.value) ?? null })} /></div>
      </div>
      <Answer shown={shown}>
        {(calls) => (calls.length === 0 ? <Empty sentence={texts.noCalls} /> : <ul aria-label={texts.log} className="divide-y divide-line rounded-panel border border-line bg-surface">{calls.map((one) => <Row key={one.id} one={one} postback={postback} />)}</ul>)}
      </Answer>
      {shown.hasMore ? <div><Button busy={shown.isLoadingMore} onClick={shown.loadMore}>{ui.more}</Button></div> : null}
    </Section>
  );
}

/** Looks again while a call in sight is about to be made. */
function useWatch({ id, status }: Schemas["Postback"], calls: readonly Call[]): void {
  const client = useQueryClient();
  const isSoon = status === "active" && calls.some(({ next_at: next }) => next !== null && Date.parse(next) < Date.now() + SOON_MS);
  useEffect(() => {
    if (!isSoon) return undefined;
    const timer = setInterval(() => void refresh(client, "/v1/postback-calls", `/v1/postbacks/${id}`), LOOK_MS);
    return () => clearInterval(timer);
  }, [client, id, isSoon]);
}

function Row({ one, postback }: { readonly one: Call; readonly postback: Schemas["Postback"] }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const formats = useFormats();
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{texts.eventNames[one.event]}</span><Status tone={CALL_TONES[one.status]}>{texts.callStatuses[one.status]}</Status>
          <span>{formats.money(one.payout_cents)}</span><Link className="text-accent underline" to={`/leads/${one.lead_id}`}>{texts.call.lead}</Link><span className="text-text-2">{formats.dateTime(one.at)}</span>
        </p>
        {postback.abilities.update ? <Again one={one} /> : null}
      </div>
      <p className="text-label text-text-2"><Next one={one} postback={postback} /> · <Code>{one.id}</Code></p>
      {one.log.length === 0 ? null : (
        <details>
          <summary className="min-h-7 text-text-2 hover:text-text">{texts.details(formats.number(one.log.length))}</summary>
          <ol className="grid gap-4 border-l-2 border-line pt-2 pl-4">{one.log.map((tried) => <li key={tried.at}><TryDetails tried={tried} /></li>)}</ol>
        </details>
      )}
    </li>
  );
}

function Next({ one, postback }: { readonly one: Call; readonly postback: Schemas["Postback"] }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const formats = useFormats();
  const nowMs = useNow(LOOK_MS);
  if (one.next_at === null) return texts.nextNone;
  if (postback.status !== "active") return texts.nextHeld;
  return Date.parse(one.next_at) <= nowMs ? texts.nextNow : texts.nextTry(formats.dateTime(one.next_at));
}

function Again({ one }: { readonly one: Call }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const send = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await call("POST", `/v1/postback-calls/${one.id}/send`);
      await refresh(client, "/v1/postback-calls", "/v1/postbacks");
    });
    if (isDone) toast(texts.sentAgain);
  };
  return <span className="flex flex-wrap items-center gap-2">{problem === null ? null : <ProblemNotice problem={problem} />}<Button busy={isBusy} onClick={() => void send()}>{texts.again}</Button></span>;
}
