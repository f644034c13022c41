// Shows a buyer its licenses, and lets its owner add one or end one.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useState } from "react";
import type { License } from "../../../../contract/network/licenses.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { toast } from "../../../ui/toast.tsx";
import { LICENSE_ADDRESSES } from "./license-addresses.ts";
import { LicenseRow, stateNameOf } from "./license-row.tsx";

const AddLicense = lazy(() => import("./add-license.tsx"));

/** Fifty states, and some that were renewed. */
const MOST_SHOWN = 200;

export function OwnLicenses({ mayChange }: { readonly mayChange: boolean }): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const [isAdding, add] = useState(false);
  const shown = useDocuments("licenses", { order: "-claimed_at", limit: MOST_SHOWN });
  return (
    <section className="grid gap-4 rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <h2 className="text-section">{texts.title}</h2>
          <p className="max-w-3xl text-text-2">{texts.about}</p>
        </div>
        {mayChange ? <Button onClick={() => add(true)}>{texts.add}</Button> : null}
      </div>
      <Loaded shown={shown}>{(licenses) => <Licenses licenses={licenses} />}</Loaded>
      {isAdding ? (
        <Suspense fallback={null}>
          <AddLicense onClose={() => add(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Licenses({ licenses }: { readonly licenses: readonly License[] }): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const isCurrent = ({ state }: License): boolean => state === "waiting" || state === "confirmed";
  const current = licenses
    .filter(isCurrent)
    .toSorted((a, b) => stateNameOf(a).localeCompare(stateNameOf(b), "en"));
  const former = licenses.filter((license) => !isCurrent(license));
  return (
    <>
      {current.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {current.map((license) => (
            <LicenseRow
              key={license.id}
              license={license}
              actions={<EndLicense license={license} />}
            />
          ))}
        </ul>
      )}
      {former.length === 0 ? null : (
        <details>
          <summary className="w-fit cursor-pointer text-accent">{texts.former}</summary>
          <ul className="divide-y divide-line">
            {former.map((license) => (
              <LicenseRow key={license.id} license={license} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Ends a license after a confirmation. */
export function EndLicense({ license }: { readonly license: License }): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsked, ask] = useState(false);
  const state = stateNameOf(license);
  const end = async (): Promise<void> => {
    if (!(await submit(() => call("POST /v1/licenses/{id}/end", { params: { id: license.id } }))))
      return;
    toast(texts.ended(state));
    ask(false);
    await refresh(client, ...LICENSE_ADDRESSES);
  };
  if (!license.abilities.end) return null;
  return (
    <>
      <Button kind="danger" aria-label={texts.endNamed(state)} onClick={() => ask(true)}>
        {texts.end}
      </Button>
      {isAsked ? (
        <Confirm
          title={texts.endAsk(state)}
          action={texts.end}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(false)}
          onConfirm={() => void end()}
        >
          <p>{texts.endText}</p>
        </Confirm>
      ) : null}
    </>
  );
}
