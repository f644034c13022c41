// Lists an affiliate's sources and creates new ones, or shows the one that the address names.
import type { ReactNode } from "react";
import { uuidParameter, useAddress } from "../../../lib/address.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NewSource } from "./new-source.tsx";
import { SourceRecords } from "./source-list.tsx";
import { SourcePage } from "./source-page.tsx";

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
          sources.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <SourceRecords sources={sources} />
          )
        }
      </Loaded>
      <Section title={texts.newSource}>
        <NewSource />
      </Section>
    </div>
  );
}
