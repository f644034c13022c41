// Lists what was agreed with an account before, with the reason of each change.
import type { ReactNode } from "react";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Name } from "../../../ui/name.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { TermsSummary } from "./terms-summary.tsx";

const AT_ONCE = 20;

export function TermsVersions({ accountId }: { readonly accountId: string }): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const formats = useFormats();
  const shown = useDocuments("account-terms", {
    where: [["account_id", "eq", accountId]],
    order: "-from_at",
    limit: AT_ONCE,
  });
  return (
    <FramedSection title={texts.versions.title}>
      <Loaded shown={shown}>
        {(versions) =>
          versions.length < 2 ? (
            <p className="text-text-2">{texts.versions.none}</p>
          ) : (
            <div className="grid gap-3">
              <ol aria-label={texts.versions.label} className="divide-y divide-line">
                {versions.slice(1).map((terms, index) => (
                  <li key={terms.id} className="grid gap-1 py-3">
                    <p className="font-medium">
                      {formats.dateTime(terms.until_at ?? terms.from_at)} ·{" "}
                      <Name>{versions[index]?.changed_by_name ?? texts.versions.begin}</Name>
                    </p>
                    <p className="text-text-2">{versions[index]?.reason}</p>
                    <details>
                      <summary className="w-fit cursor-pointer text-accent">
                        {texts.versions.terms}
                      </summary>
                      <div className="pt-2">
                        <TermsSummary terms={terms} />
                      </div>
                    </details>
                  </li>
                ))}
              </ol>
              <LoadMore list={shown} />
            </div>
          )
        }
      </Loaded>
    </FramedSection>
  );
}
