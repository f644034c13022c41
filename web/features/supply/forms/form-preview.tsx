// Shows a form as its visitors will see it, drawn and run by the same code as the real one. It
// sends nothing.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type ConsentWording, consentText } from "../../../../domain/forms/consent-text.ts";
import type { FormDocument } from "../../../../domain/forms/form-document.ts";
import { call } from "../../../lib/api/call.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { drawForm } from "../../../public-form/draw-form.ts";
import sheet from "../../../public-form/form.css?inline";
import type { Draft, FormPort } from "../../../public-form/form-port.ts";
import { runForm } from "../../../public-form/run-form.ts";
import { FORM_TEXTS } from "../../../../locales/catalogues/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/screen.tsx";

/** `note` says what the preview shows. */
export function FormPreview({
  document,
  wording,
  note,
}: {
  readonly document: FormDocument;
  readonly wording: ConsentWording;
  readonly note: string;
}): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const holder = useRef<HTMLDivElement>(null);
  // The preview keeps its answers while the form around it is edited.
  const draft = useRef<Draft | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const { current } = holder;
    if (current === null) return;
    // A shadow root isolates the styles of the form and the app from each other.
    const root = current.shadowRoot ?? current.attachShadow({ mode: "open" });
    if (root.adoptedStyleSheets.length === 0) {
      const styles = new CSSStyleSheet();
      styles.replaceSync(sheet);
      root.adoptedStyleSheets = [styles];
      // Links of the form would leave the editor.
      root.addEventListener("click", (event) => {
        if (event.target instanceof Element && event.target.closest("a") !== null)
          event.preventDefault();
      });
    }
    root.innerHTML = drawForm({
      slug: "preview",
      networkName: wording.networkName,
      termsUrl: null,
      privacyUrl: null,
      talk: null,
      document,
      consentText: consentText(document, wording),
      start: "",
      state: "asking",
      isDraft: false,
      action: "/settings?part=forms",
      isEmbedded: false,
      headingLevel: 2,
      answers: {},
      problems: [],
      check: null,
      failure: null,
    }).text;
    runForm(root, previewPort(draft));
  }, [document, wording, round]);
  const startOver = (): void => {
    draft.current = null;
    setRound(round + 1);
  };
  return (
    <Section
      title={texts.preview}
      actions={
        <Button kind="quiet" onClick={startOver}>
          {texts.startOver}
        </Button>
      }
    >
      <p className="text-text-2">{note}</p>
      <div ref={holder} lang={document.language} />
    </Section>
  );
}

/** Completes places as the real form does; ignores everything else. */
function previewPort(draft: { current: Draft | null }): FormPort {
  return {
    start: () => "",
    send: async () => ({ kind: "thanked" }),
    note: () => undefined,
    findPlaces: async (begins) => {
      const found = await call("GET /v1/places", { query: { begins } }).catch(() => null);
      return found === null ? null : found.items;
    },
    readDraft: () => draft.current,
    keepDraft: (kept) => {
      draft.current = kept;
    },
    resized: () => undefined,
  };
}
