// Lists an affiliate's sources and creates new ones, or shows the one that the address names.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { uuidParameter, useAddress } from "../../../lib/address.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NewSource } from "./new-source.tsx";
import { SourcePage } from "./source-page.tsx";
import { addressOfSource } from "./source-address.ts";

const PARAMETERS = { source: uuidParameter() };

export default function SourcesSection(): ReactNode {
  const [{ source }] = useAddress(PARAMETERS);
  return source === null ? <SourceList /> : <SourcePage key={source} id={source} />;
}

function SourceList(): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const shown = useDocuments("sources", { order: "name" });
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {(sources) =>
          sources.length === 0 ? <Empty sentence={texts.none} /> : <Sources sources={sources} />
        }
      </Loaded>
      <Section title={texts.newSource}>
        <NewSource />
      </Section>
    </div>
  );
}

function Sources({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <PlainTable
      label={texts.list}
      rows={sources}
      idOf={({ id }) => id}
      columns={[
        {
          id: "name",
          header: texts.name,
          cell: ({ id, name }) => (
            <Link className="font-medium text-accent underline" to={addressOfSource(search, id)}>
              <Name>{name}</Name>
            </Link>
          ),
        },
        { id: "kind", header: texts.kind, cell: ({ kind }) => words.kind[kind] },
        {
          id: "status",
          header: texts.status,
          cell: ({ status }) => (
            <Status tone={status === "active" ? "good" : "neutral"}>
              {texts.statuses[status]}
            </Status>
          ),
        },
        {
          id: "unsold",
          header: texts.unsold,
          cell: ({ unsold_rule: rule }) => texts.unsoldRules[rule],
        },
        {
          id: "cap",
          header: texts.cap,
          numeric: true,
          cell: ({ daily_cap: cap }) => (cap === null ? texts.noCap : formats.number(cap)),
        },
        {
          id: "routing",
          header: texts.routing,
          priority: 3,
          cell: ({ routing }) => words.routing[routing],
        },
        { id: "key", header: texts.key, cell: ({ key_hint: hint }) => <Code>{hint}</Code> },
      ]}
    />
  );
}
