// Links the terms and the privacy policy that a network has, and shows the page in its color.
import type { ReactNode } from "react";
import { MAIL_WAYS_TEXTS } from "../../../../locales/catalogues/mail-ways.ts";
import { useBrandColor } from "../../../lib/brand/use-brand-color.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNetwork } from "../../../lib/use-network.ts";

export function LegalLinks(): ReactNode {
  const { legal } = useTexts(MAIL_WAYS_TEXTS);
  const network = useNetwork();
  useBrandColor();
  const links = [
    [legal.terms, network?.terms_url ?? null],
    [legal.privacy, network?.privacy_url ?? null],
  ] as const;
  if (links.every(([, address]) => address === null)) return null;
  return (
    <p className="flex gap-4 text-label text-text-2">
      {links.map(([name, address]) =>
        address === null ? null : (
          <a key={name} className="underline" href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
        ),
      )}
    </p>
  );
}
