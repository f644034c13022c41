// Shows an affiliate without a source what to do first.
import type { ReactNode } from "react";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";

export function FirstSource(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).first;
  const { value } = useDocuments("sources", { limit: 1 });
  return value?.length === 0 ? (
    <Empty sentence={texts.sentence}>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink kind="primary" to="/settings?part=sources">
          {texts.make}
        </ButtonLink>
        <ButtonLink to="/settings?part=forms">{texts.form}</ButtonLink>
        <ButtonLink to="/leads?part=imports">{texts.file}</ButtonLink>
      </div>
    </Empty>
  ) : null;
}
