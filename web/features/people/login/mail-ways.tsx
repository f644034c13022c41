// Links to the ways into an account that begin with an email: a forgotten password, and signing in
// by email where the network allows it.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MAIL_WAYS_TEXTS } from "../../../../locales/catalogues/mail-ways.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNetwork } from "../../../lib/use-network.ts";

const LINK = "inline-flex min-h-6 items-center font-medium text-accent hover:underline";

export default function MailWays(): ReactNode {
  const texts = useTexts(MAIL_WAYS_TEXTS);
  const allowsLinks = useNetwork()?.magic_links === true;
  return (
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
  );
}
