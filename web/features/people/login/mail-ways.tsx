// The ways into an account besides password and passkey: other sign-in providers, a forgotten
// password, and signing in by email, each where the network allows it.
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { MAIL_WAYS_TEXTS } from "../../../../locales/catalogues/mail-ways.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LegalLinks } from "./legal-links.tsx";
import { ProviderButtons } from "../providers/index.ts";
import { useNetwork } from "../../../lib/use-network.ts";

const LINK = "inline-flex min-h-6 items-center font-medium text-accent hover:underline";

export default function MailWays(): ReactNode {
  const texts = useTexts(MAIL_WAYS_TEXTS);
  const network = useNetwork();
  const allowsLinks = network?.magic_links === true;
  const providers = network?.sign_in_with ?? [];
  return (
    <>
      {providers.length === 0 ? null : (
        <Suspense fallback={null}>
          <ProviderButtons providers={providers} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/login?ask=reset" className={LINK}>
          {texts.forgot}
        </Link>
        {allowsLinks ? (
          <Link to="/login?ask=link" className={LINK}>
            {texts.magic}
          </Link>
        ) : null}
      </div>
      <LegalLinks />
    </>
  );
}
