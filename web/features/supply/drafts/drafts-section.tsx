// Lists the manual leads with their facts and status, and creates new ones.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { searchWith } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import type { LeadDraft } from "../../../../contract/supply/lead-drafts.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { DRAFT_TEXTS } from "../../../../locales/catalogues/drafts.ts";
import { PUBLIC_FORM_TEXTS } from "../../../../locales/catalogues/public-form.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { DraftStatusMark } from "./draft-status.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

type Draft = LeadDraft;

export default function DraftsSection(): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const isAllowed = may(useUser(), "supply");
  return isAllowed ? <Drafts /> : <Empty sentence={texts.notYours} />;
}

function Drafts(): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const [search] = useSearchParams();
  const shown = useAnswer("GET /v1/lead-drafts");
  const begin = (
    <ButtonLink
      kind="primary"
      to={{ search: searchWith(search, { draft: "new" }) }}
      preventScrollReset
    >
      {texts.begin}
    </ButtonLink>
  );
  return (
    <Loaded shown={shown}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty sentence={texts.none}>{begin}</Empty>
        ) : (
          <Section title={texts.list} actions={begin}>
            <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
              {items.map((draft) => (
                <DraftItem key={draft.id} draft={draft} />
              ))}
            </ul>
          </Section>
        )
      }
    </Loaded>
  );
}

function DraftItem({ draft }: { readonly draft: Draft }): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const visitor = useTexts(PUBLIC_FORM_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const [search] = useSearchParams();
  // Cached data contains no answers.
  const {
    first_name: first = "",
    last_name: last = "",
    side,
    property_type: type,
    zip_code: zip,
  } = (draft.answers as Draft["answers"] | null) ?? {};
  const name = `${first} ${last}`.trim();
  const hasEnded = draft.status !== "open" && draft.status !== "sent";
  const called =
    name !== "" ? name : hasEnded ? texts.ofDay(formats.date(draft.created_at)) : texts.unnamed;
  const facts = [
    side === undefined ? null : visitor.sides[side],
    type === undefined ? null : type === "unsure" ? visitor.unsure : visitor.types[type],
    zip ?? null,
  ]
    .filter((fact) => fact !== null)
    .join(" · ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5">
      <TwoLines
        main={
          <Link
            to={{ search: searchWith(search, { draft: draft.id }) }}
            preventScrollReset
            aria-label={texts.open(called)}
            className="font-medium text-accent underline"
          >
            {name === "" ? called : <Name>{name}</Name>}
          </Link>
        }
        sub={facts !== "" ? facts : hasEnded ? texts.erased : texts.nothing}
      />
      <span className="flex items-center gap-3">
        <DraftStatusMark status={draft.status} />
        <time
          dateTime={draft.created_at}
          title={formats.dateTime(draft.created_at)}
          className="text-label text-text-3"
        >
          {formats.ago(draft.created_at, nowMs)}
        </time>
      </span>
    </li>
  );
}
