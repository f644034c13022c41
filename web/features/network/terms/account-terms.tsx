// The terms of an account on its page: what stands, changing it, and what stood before.
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { EditTerms } from "./edit-terms.tsx";
import { TermsSummary } from "./terms-summary.tsx";
import { TermsVersions } from "./terms-versions.tsx";

export default function AccountTermsPart({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const formats = useFormats();
  const [isEditing, edit] = useState(false);
  const shown = useAnswer("GET /v1/accounts/{id}/terms", { params: { id: account.id } });
  return (
    <>
      <FramedSection
        title={texts.title}
        actions={
          isEditing || shown.value?.abilities.change !== true ? null : (
            <Button onClick={() => edit(true)}>{texts.change}</Button>
          )
        }
      >
        {isEditing ? (
          <EditTerms accountId={account.id} onClose={() => edit(false)} />
        ) : (
          <Loaded shown={shown}>
            {(terms) => (
              <div className="grid gap-3">
                <p className="text-text-2">
                  {texts.since(formats.date(terms.from_at), formats.number(terms.version))}
                </p>
                <TermsSummary terms={terms} />
              </div>
            )}
          </Loaded>
        )}
      </FramedSection>
      <TermsVersions accountId={account.id} />
    </>
  );
}
