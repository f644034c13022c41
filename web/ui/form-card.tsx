// A form in one card: its parts with title and help at the left and fields at the right, and a bar
// that names what is not saved.
import type { FormEvent, ReactNode } from "react";
import { FORM_CARD_TEXTS } from "../../locales/catalogues/form-card.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { Button } from "./button.tsx";

/** In the corners of the card, and over what scrolls below it. */
const BAR = {
  bottom: 0,
  zIndex: 1,
  borderRadius: "0 0 var(--radius-panel) var(--radius-panel)",
} as const;

interface FormCardProps {
  readonly onSubmit: (event: FormEvent) => void;
  /** The labels of the fields that differ from what is saved. */
  readonly changed: readonly string[];
  readonly isBusy: boolean;
  readonly onDiscard: () => void;
  /** Form parts. */
  readonly children: ReactNode;
}

export function FormCard({
  onSubmit,
  changed,
  isBusy,
  onDiscard,
  children,
}: FormCardProps): ReactNode {
  const texts = useTexts(FORM_CARD_TEXTS);
  const formats = useFormats();
  return (
    <form noValidate onSubmit={onSubmit} className="rounded-panel border border-line bg-surface">
      {children}
      <div
        className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-sunken px-4 py-2.5 lg:sticky"
        style={BAR}
      >
        <p role="status" className="min-w-0 flex-1 text-text-2">
          {changed.length === 0 ? (
            texts.noChange
          ) : (
            <>
              <span className="font-semibold text-text">
                {texts.changes(changed.length, formats.number(changed.length))}
              </span>{" "}
              {changed.join(", ")}
            </>
          )}
        </p>
        {changed.length === 0 ? null : (
          <Button kind="quiet" onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

interface FormPartProps {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** Title and help beside the fields where there is room, above them elsewhere. */
export function FormPart({ title, help, children }: FormPartProps): ReactNode {
  return (
    <section className="flex flex-wrap gap-x-8 gap-y-4 border-b border-line p-4">
      <div className="grid content-start gap-1" style={{ flex: "1 1 15rem" }}>
        <h2 className="text-section">{title}</h2>
        {help === undefined ? null : <div className="text-text-2">{help}</div>}
      </div>
      <div
        className="grid min-w-0 content-start items-start gap-4 sm:grid-cols-2"
        style={{ flex: "99 1 26rem" }}
      >
        {children}
      </div>
    </section>
  );
}

/** A field as wide as the part. */
export function WideField({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="col-span-full min-w-0">{children}</div>;
}
