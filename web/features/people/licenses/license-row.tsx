// Shows one license: where, of which kind, its number and expiry, and whether it opens its state.
import type { ReactNode } from "react";
import type { License } from "../../../../contract/network/licenses.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";

const TONES: Readonly<Record<License["state"], StatusTone>> = {
  waiting: "warning",
  confirmed: "good",
  refused: "negative",
  ended: "neutral",
};

const NAMES: ReadonlyMap<string, string> = new Map(US_STATES.map(({ code, name }) => [code, name]));

/** "California" for CA. */
export function stateNameOf({ us_state: code }: Pick<License, "us_state">): string {
  return NAMES.get(code) ?? code;
}

interface LicenseRowProps {
  readonly license: License;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Below: a form. */
  readonly children?: ReactNode;
}

export function LicenseRow({ license, actions, children }: LicenseRowProps): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const formats = useFormats();
  const { kind, number, expires_on: expires, state } = license;
  const isCurrent = state === "waiting" || state === "confirmed";
  const isExpired = state === "confirmed" && !license.may_buy;
  const facts = [
    texts.kinds[kind],
    ...(kind === "none" ? [] : [number === null ? texts.noNumber : texts.number(number)]),
    ...(expires === null ? [] : [texts.expires(formats.day(expires))]),
    ...(isCurrent ? [license.may_buy ? texts.open : texts.closed] : []),
  ];
  return (
    <li data-record={license.id} className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium" translate="no">
            {stateNameOf(license)}
          </p>
          <p className="text-label break-words text-text-2">{facts.join(" · ")}</p>
          {license.refusal === null ? null : (
            <p className="text-label whitespace-pre-line break-words">
              <Name>{license.refusal}</Name>
            </p>
          )}
        </div>
        <span className="flex flex-wrap items-center gap-2">
          <Status tone={isExpired ? "negative" : TONES[state]}>
            {isExpired ? texts.expired : texts.states[state]}
          </Status>
          {actions}
        </span>
      </div>
      {children}
    </li>
  );
}
