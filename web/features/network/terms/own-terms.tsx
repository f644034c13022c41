// Shows an account what the network has agreed with it.
import type { ReactNode } from "react";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { TermsSummary } from "./terms-summary.tsx";

export default function OwnTerms(): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const formats = useFormats();
  const { accountId } = useUser();
  const shown = useAnswer("GET /v1/accounts/{id}/terms", { params: { id: accountId } });
  return (
    <FramedSection title={texts.own.title}>
      <Loaded shown={shown}>
        {(terms) => (
          <div className="grid gap-3">
            <p className="text-text-2">
              {texts.since(formats.date(terms.from_at), formats.number(terms.version))}
              {terms.reason === null ? "" : ` · ${terms.reason}`}
            </p>
            <TermsSummary terms={terms} />
          </div>
        )}
      </Loaded>
    </FramedSection>
  );
}
