// Says what a new name of the network would do to consents, before it is saved.
import type { ReactNode } from "react";
import type { RenameEffect } from "../../../../contract/network/rename-effect.ts";
import { SELLER_NAME_TEXTS } from "../../../../locales/catalogues/seller-names.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";

interface RenameNetworkProps {
  readonly name: string;
  /** Null until the consent texts are compared. */
  readonly effect: RenameEffect | null;
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export default function RenameNetwork({
  name,
  effect,
  isBusy,
  problem,
  onConfirm,
  onClose,
}: RenameNetworkProps): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).rename;
  return (
    <Confirm
      title={texts.title(name)}
      action={texts.confirm}
      kind={effect !== null && effect.sources.length > 0 ? "danger" : "primary"}
      isBusy={isBusy}
      problem={problem}
      disabledBecause={effect === null ? texts.reading : null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {effect === null ? (
        <p role="status">{texts.reading}</p>
      ) : (
        <>
          <Sales effect={effect} />
          {effect.sources.length === 0 ? null : <Sources sources={effect.sources} />}
          <Notes effect={effect} />
        </>
      )}
    </Confirm>
  );
}

function Sales({ effect }: { readonly effect: RenameEffect }): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).rename;
  const formats = useFormats();
  const { leads, lost_sales: lost, sources } = effect;
  if (lost > 0) return <Notice tone="negative">{texts.lost(lost, formats.number(lost))}</Notice>;
  if (sources.length > 0) return null;
  return <p>{leads === 0 ? texts.nothing : texts.fine}</p>;
}

function Sources({ sources }: Pick<RenameEffect, "sources">): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).rename;
  const formats = useFormats();
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{texts.sources}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {sources.map((source) => (
          <li key={source.source_id} className="py-1.5">
            <TwoLines
              main={
                <Name>
                  {source.account_name} · {source.source_name}
                </Name>
              }
              sub={
                texts.leads(source.leads, formats.number(source.leads)) +
                (source.lost_sales === 0
                  ? ""
                  : ` · ${texts.lostSales(source.lost_sales, formats.number(source.lost_sales))}`)
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ effect }: { readonly effect: RenameEffect }): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).rename;
  const formats = useFormats();
  const former = effect.former_names.map(
    ({ name, from, until }) => `${name} (${formats.date(from)} – ${formats.date(until)})`,
  );
  return (
    <ul className="grid list-disc gap-1 pl-5 text-text-2">
      {effect.is_complete ? null : <li>{texts.partial}</li>}
      {effect.forms === 0 ? null : (
        <li>{texts.forms(effect.forms, formats.number(effect.forms))}</li>
      )}
      <li>{texts.kept}</li>
      {former.length === 0 ? null : <li>{texts.former(former.join(", "))}</li>}
    </ul>
  );
}
