// The keys with which an affiliate's sources post leads.
import type { ReactNode } from "react";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { ACCOUNT_ACCESS_TEXTS } from "../../../../locales/catalogues/account-access.ts";
import { call } from "../../../lib/api/call.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Status } from "../../../ui/status.tsx";
import { useGroups } from "../../insight/reports/index.ts";
import type { PartProps } from "./account-page.tsx";
import { Revocable } from "./revocable.tsx";
import { useLast28Days } from "./last-28-days.ts";

const AT_ONCE = 50;

export function SourceKeys({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).keys;
  const shown = useDocuments("sources", {
    where: [["account_id", "eq", id]],
    order: "name",
    limit: AT_ONCE,
  });
  return (
    <>
      <Loaded shown={shown}>
        {(sources) =>
          sources.length === 0 ? (
            <p className="text-text-2">{texts.noSource}</p>
          ) : (
            <ul aria-label={texts.source} className="divide-y divide-line border-y border-line">
              {sources.map((source) => (
                <SourceKeyRow key={source.id} source={source} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
    </>
  );
}

function SourceKeyRow({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).keys;
  const { id, name, key_hint: hint } = source;
  return (
    <li className="grid gap-3 py-3">
      <Revocable
        name={name}
        isOver={hint === ""}
        head={
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <Name className="min-w-0 font-medium break-words">{name}</Name>
            {hint === "" ? (
              <Status tone="neutral">{texts.sourceFacts.revoked}</Status>
            ) : (
              <Code>…{hint}</Code>
            )}
          </p>
        }
        send={(reason) =>
          call("POST /v1/sources/{id}/key-revocation", { params: { id }, body: { reason } })
        }
        touched={["/v1/sources", "/v1/activity"]}
      />
      <SourceKeyFacts source={source} />
    </li>
  );
}

function SourceKeyFacts({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).keys.sourceFacts;
  const formats = useFormats();
  const range = useLast28Days();
  const groups = useGroups(range, "source").value?.groups;
  const lastAt = groups?.find(({ id }) => id === source.id)?.last_lead_at ?? null;
  const { old_key: old, allowed_ips: addresses } = source;
  const facts: readonly (readonly [string, string])[] = [
    [texts.addresses, addresses.length === 0 ? texts.anywhere : addresses.join(", ")],
    [
      texts.lastLead,
      groups === undefined
        ? "…"
        : lastAt === null
          ? texts.noLead(formats.number(range.days.length))
          : formats.dateTime(lastAt),
    ],
    ...(old === null
      ? []
      : [[texts.old, texts.until(old.hint, formats.dateTime(old.until))] as const]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
      {facts.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-label text-text-3">{term}</dt>
          <dd className="break-words text-text-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
