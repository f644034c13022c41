// Lists an affiliate's postbacks with their health, and creates new ones.
import { type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Postback } from "../../../../contract/supply/postback-document.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { RECEIVER_TONES, ReceiverCounts } from "../../delivery/messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { PostbackForm } from "./postback-form.tsx";
import { addressOfPostback } from "./tracking-address.ts";

export function PostbackList(): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const shown = useDocuments("postbacks");
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {(postbacks) =>
          postbacks.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <ul
              aria-label={texts.list}
              className="divide-y divide-line rounded-panel border border-line bg-surface"
            >
              {postbacks.map((postback) => (
                <Row key={postback.id} postback={postback} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
      <Section title={texts.fresh}>
        <PostbackForm postback={null} />
      </Section>
    </div>
  );
}

function Row({ postback }: { readonly postback: Postback }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const { statuses } = useTexts(CALL_TEXTS);
  const [search] = useSearchParams();
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Link className="min-w-0 text-accent underline" to={addressOfPostback(search, postback.id)}>
          <Code className="break-all">{postback.address}</Code>
        </Link>
        <Status tone={RECEIVER_TONES[postback.status]}>{statuses[postback.status]}</Status>
      </p>
      <p className="text-label text-text-2">
        {postback.events.map((event) => texts.eventNames[event]).join(" · ")} —{" "}
        {postback.source_name === null ? texts.allSources : <Name>{postback.source_name}</Name>}
      </p>
      <p className="text-label text-text-2">
        <ReceiverCounts receiver={postback} />
      </p>
    </li>
  );
}
