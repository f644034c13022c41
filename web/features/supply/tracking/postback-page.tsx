// Shows one postback: health, events from before it existed, every message with its attempts, and
// its settings.
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Postback } from "../../../../contract/supply/postback-document.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { More } from "../../../ui/more.tsx";
import { Code } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Status } from "../../../ui/status.tsx";
import {
  RECEIVER_TONES,
  ReceiverCounts,
  ReceiverNotice,
  ReceiverStatus,
} from "../../delivery/messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { PastEvents } from "./past-events.tsx";
import { PostbackForm } from "./postback-form.tsx";
import { PostbackLog } from "./postback-log.tsx";
import { addressOfTracking } from "./tracking-address.ts";

export function PostbackPage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const [search] = useSearchParams();
  const shown = useAnswer("GET /v1/postbacks/{id}", { params: { id } });
  return (
    <div className="grid gap-6">
      <Link
        className="inline-flex items-center gap-1.5 justify-self-start text-text-2 hover:text-text"
        to={addressOfTracking(search, "postbacks")}
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.back}
      </Link>
      {shown.problem?.code === "not_found" ? (
        <Empty sentence={texts.gone} />
      ) : (
        <Loaded shown={shown}>{(postback) => <OnePostback postback={postback} />}</Loaded>
      )}
    </div>
  );
}

function OnePostback({ postback }: { readonly postback: Postback }): ReactNode {
  const { edit, postback: texts } = useTexts(TRACKING_TEXTS);
  const { statuses } = useTexts(CALL_TEXTS);
  const [search] = useSearchParams();
  const { status, abilities } = postback;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h2 className="flex flex-wrap items-center gap-2 text-reading font-semibold">
            <Code className="text-body break-all">{postback.address}</Code>
            <Status tone={RECEIVER_TONES[status]}>{statuses[status]}</Status>
          </h2>
          <p className="text-text-2">
            {postback.events.map((event) => texts.eventNames[event]).join(" · ")} —{" "}
            {postback.source_name ?? texts.allSources}
          </p>
          <p className="text-text-2">
            <ReceiverCounts receiver={postback} />
          </p>
        </div>
        {abilities.update ? (
          <ReceiverStatus
            collection="postbacks"
            calls="/v1/postback-messages"
            receiver={postback}
            back={addressOfTracking(search, "postbacks")}
            words={texts}
          />
        ) : null}
      </header>
      <ReceiverNotice receiver={postback} />
      {abilities.update ? <PastEvents postback={postback} /> : null}
      <PostbackLog postback={postback} />
      {abilities.update ? (
        <More title={edit} isSet={false} hasProblem={false}>
          <PostbackForm key={postback.id} postback={postback} />
        </More>
      ) : null}
    </>
  );
}
