// Where leads are on offer: the states over the shelf, each leading to its leads.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { searchWith } from "../../lib/address.ts";
import { useDocuments } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../texts/marketplace.ts";
import { countStates } from "./count-states.ts";

const MOST = 200;

export function OfferStates(): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const { value, hasMore } = useDocuments("listings", { order: "-listed_at", limit: MOST });
  if (value === undefined || value.length === 0) return null;
  const states = countStates(value);
  const chosen = (search.get("state") ?? "").split(",");
  return (
    <nav aria-label={texts.where.title} className="no-print flex flex-wrap items-center gap-x-1 gap-y-1">
      <p className="mr-2 text-label text-text-2">{texts.where.title} · {hasMore ? texts.where.part(formats.number(value.length)) : texts.where.about(formats.number(value.length))}</p>
      <ul className="flex flex-wrap gap-1">
        {states.map(({ state, count }) => (
          <li key={state}>
            <Link
              to={{ search: searchWith(search, { state, everywhere: null, lead: null }) }} aria-current={chosen.includes(state) ? "true" : undefined} preventScrollReset
              className="inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line px-2.5 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold pointer-coarse:min-h-11"
            >
              {state} <span className="text-text-2">{formats.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
