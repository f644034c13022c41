// Names the source's own minimum, which decides whether a bid is enough, and links to where it is
// changed.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { sourceAddress } from "../../../lib/source-address.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Term } from "../../../ui/term.tsx";

export function OwnReserve({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS).reserve;
  const formats = useFormats();
  const of = (mode: "exclusive" | "shared", cents: number | null): string =>
    cents === null ? texts.network[mode] : texts.own[mode](formats.money(cents));
  const { reserve_exclusive_cents: exclusive, reserve_shared_cents: shared } = source;
  const isNetworks = exclusive === null && shared === null;
  const parts = [
    ...(source.allows_exclusive ? [of("exclusive", exclusive)] : []),
    ...(source.shared_slots > 0 ? [of("shared", shared)] : []),
  ];
  return (
    <p className="max-w-3xl">
      {texts.title}: {isNetworks ? texts.table : parts.join(" · ")}. {texts.about}{" "}
      <Term name="reserve" />{" "}
      <Link className="text-accent underline" to={sourceAddress(source.id)}>
        {texts.change}
      </Link>
    </p>
  );
}
