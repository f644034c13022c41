// Shows one seller name: its state, when it stood, and what may be done about it.
import type { ReactNode } from "react";
import type { SellerName } from "../../../../contract/network/seller-names.ts";
import { SELLER_NAME_TEXTS } from "../../../../locales/catalogues/seller-names.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";

const TONES: Readonly<Record<SellerName["state"], StatusTone>> = {
  waiting: "warning",
  approved: "good",
  ended: "neutral",
  refused: "negative",
  withdrawn: "neutral",
};

interface SellerNameRowProps {
  readonly name: SellerName;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Below: a form, or what to compare it with. */
  readonly children?: ReactNode;
}

export function SellerNameRow({ name, actions, children }: SellerNameRowProps): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS);
  const formats = useFormats();
  const { approved_at: approved, ended_at: ended, state } = name;
  const when =
    approved === null
      ? texts.asked(formats.date(name.requested_at))
      : ended === null
        ? texts.since(formats.dateTime(approved))
        : texts.until(formats.dateTime(approved), formats.dateTime(ended));
  return (
    <li data-record={name.id} className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium break-words">
            <Name>{name.name}</Name>
          </p>
          <p className="text-label text-text-2">
            {when}
            {state === "approved" ? ` · ${name.is_listed ? texts.listed : texts.unlisted}` : null}
          </p>
          {name.refusal === null ? null : (
            <p className="text-label whitespace-pre-line break-words">
              <Name>{name.refusal}</Name>
            </p>
          )}
        </div>
        <span className="flex flex-wrap items-center gap-2">
          <Status tone={TONES[state]}>{texts.states[state]}</Status>
          {actions}
        </span>
      </div>
      {children}
    </li>
  );
}
