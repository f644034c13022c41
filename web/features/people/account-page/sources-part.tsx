// The sources of an affiliate, on the page of its account: all of them, each with its routing and
// the network's pauses of it, its form and its sub ids.
import { type ReactNode, Suspense } from "react";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { FORM_KINDS } from "../../../../domain/forms/form-document.ts";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PANEL } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { PauseButton, PauseRow, PausedSubIds } from "../../network/pauses/index.ts";
import type { PartProps } from "./account-page.tsx";
import { SourceRouting } from "./source-routing.tsx";

const AT_ONCE = 50;

export function SourcesPart({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).sources;
  const formats = useFormats();
  const shown = useDocuments("sources", {
    where: [["account_id", "eq", id]],
    order: "name",
    limit: AT_ONCE,
  });
  return (
    <Loaded shown={shown}>
      {(sources) =>
        sources.length === 0 ? (
          <Empty sentence={texts.none} />
        ) : (
          <div className="grid gap-3">
            <h2 className="sr-only">{texts.label}</h2>
            <ul aria-label={texts.label} className={`divide-y divide-line ${PANEL}`}>
              {sources.map((source) => (
                <li
                  key={source.id}
                  className="grid gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_20rem]"
                >
                  <span className="flex items-start justify-between gap-3 self-start">
                    <TwoLines
                      main={<Name className="font-medium">{source.name}</Name>}
                      sub={
                        source.daily_cap === null
                          ? texts.noCap
                          : texts.cap(formats.number(source.daily_cap))
                      }
                    />
                    <SourceStatus source={source} />
                  </span>
                  <div className="grid gap-1">
                    <SourceRouting source={source} />
                  </div>
                  <div className="grid gap-2 md:col-span-2">
                    <SourcePauses source={source} />
                  </div>
                </li>
              ))}
            </ul>
            <LoadMore list={shown} />
          </div>
        )
      }
    </Loaded>
  );
}

function SourceStatus({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).sources;
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  return source.network_pause === null ? (
    <Status tone={source.status === "active" ? "good" : "warning"}>
      {texts.status[source.status]}
    </Status>
  ) : (
    <Status tone="negative">{words.status}</Status>
  );
}

function SourcePauses({ source }: { readonly source: Source }): ReactNode {
  const { id, name, account_id: accountId, kind, network_pause: pause } = source;
  const isForm = FORM_KINDS.some((one) => one === kind);
  return (
    <Suspense fallback={null}>
      <span className="flex flex-wrap gap-2">
        <PauseRow pause={pause} thing={{ kind: isForm ? "form" : "source", id, name, accountId }} />
        <PauseButton thing={{ kind: "sub_id", id, name, accountId }} />
      </span>
      <PausedSubIds sourceId={id} accountId={accountId} subIds={source.paused_sub_ids} />
    </Suspense>
  );
}
