// The link by which a person confirms: shown once, with what to know about it.
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { LeadDraft } from "../../../../contract/supply/lead-drafts.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DRAFT_TEXTS } from "../../../../locales/catalogues/drafts.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Code } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface DraftLinkProps {
  readonly draft: LeadDraft;
  /** Null where it was not made just now. */
  readonly made: AnswerOf<"POST /v1/lead-drafts/{id}/link"> | null;
}

export function DraftLink({ draft, made }: DraftLinkProps): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const formats = useFormats();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const url = made?.url ?? null;
  // The user continues from there.
  useEffect(() => {
    if (url !== null) place.current?.querySelector("button")?.focus();
  }, [url]);
  if (made === null)
    return draft.status === "sent" ? (
      <Notice>
        <p>{texts.sent(formats.date(draft.expires_at))}</p>
        <p className="text-text-2">{texts.lost}</p>
      </Notice>
    ) : null;
  return (
    <section
      ref={place}
      aria-labelledby={id}
      className="grid gap-2 rounded-panel border border-accent bg-accent-soft p-4"
    >
      <h3 id={id} className="font-semibold">
        {texts.link}
      </h3>
      <Code className="rounded-control border border-line bg-surface px-2.5 py-2 break-all">
        {made.url}
      </Code>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={made.url} label={texts.copy} />
        <span>{texts.until(formats.date(made.expires_at))}</span>
      </div>
      <p className="text-text-2">{texts.onceShown}</p>
    </section>
  );
}
