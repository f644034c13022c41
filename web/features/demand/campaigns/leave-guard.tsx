// Asks before a link leads away from a form with unsaved changes. They are kept in any case, unless
// the person discards them.
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";

export function LeaveGuard({
  isOn,
  onDiscard,
}: {
  readonly isOn: boolean;
  readonly onDiscard: () => void;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS).draft;
  const navigate = useNavigate();
  const [asked, ask] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const catchLink = (event: MouseEvent): void => {
      const address = addressLeft(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(address);
    };
    document.addEventListener("click", catchLink, { capture: true });
    return () => document.removeEventListener("click", catchLink, { capture: true });
  }, [isOn]);
  if (asked === null) return null;
  const leave = (): void => {
    ask(null);
    void navigate(asked);
  };
  return createPortal(
    <Sheet
      title={texts.leaveTitle}
      place="middle"
      onClose={() => ask(null)}
      footer={
        <>
          <Button onClick={() => ask(null)}>{texts.stay}</Button>
          <Button
            kind="danger"
            onClick={() => {
              onDiscard();
              leave();
            }}
          >
            {texts.discard}
          </Button>
          <Button kind="primary" onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{texts.leaveText}</p>
    </Sheet>,
    document.body,
  );
}

/** Where a plain click on a link of the app leads; null for any other click. */
function addressLeft(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement)) return null;
  if (link.target !== "" || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin) return null;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere ? null : `${pathname}${search}${hash}`;
}
