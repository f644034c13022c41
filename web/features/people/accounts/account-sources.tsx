// Lists the sources of an affiliate in its sheet: the network sets their routing, and pauses them,
// their forms and their sub ids.
import { type ReactNode, Suspense } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { FORM_KINDS } from "../../../../domain/forms/form-document.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { PauseButton, PauseRow, PausedSubIds } from "../../network/pauses/index.ts";
import { Part, RECORDS_SHOWN } from "./sheet-part.tsx";
import { SourceRouting } from "./source-routing.tsx";

export function AccountSources({ account: { id } }: { readonly account: Account }): ReactNode {
  const texts = useTexts(USER_TEXTS).account;
  const formats = useFormats();
  const shown = useDocuments("sources", {
    where: [["account_id", "eq", id]],
    order: "name",
    limit: RECORDS_SHOWN,
  });
  return (
    <Part title={texts.sources}>
      <Loaded shown={shown}>
        {(sources) =>
          sources.length === 0 ? (
            <p className="text-text-2">{texts.noSources}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {sources.map((source) => (
                <li key={source.id} className="grid gap-2 py-2">
                  <span className="flex items-center justify-between gap-3">
                    <TwoLines
                      main={<Name>{source.name}</Name>}
                      sub={
                        source.daily_cap === null
                          ? texts.noCap
                          : texts.cap(formats.number(source.daily_cap))
                      }
                    />
                    <SourceStatus source={source} />
                  </span>
                  <SourceRouting source={source} />
                  <SourcePauses source={source} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}

function SourceStatus({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(USER_TEXTS).account;
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  return source.network_pause === null ? (
    <Status tone={source.status === "active" ? "good" : "warning"}>
      {texts.sourceStatus[source.status]}
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
