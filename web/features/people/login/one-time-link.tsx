// Shows what an address of the login screen is for, beyond signing in: an invitation to an account
// or to the network, a new password, another emailed link, asking for one, or the way back from
// another sign-in provider.
import type { ReactNode } from "react";
import { AcceptForm } from "./accept-form.tsx";
import { ProviderReturn } from "../providers/index.ts";
import { AskForm } from "./ask-form.tsx";
import { JoinNetwork } from "./join-network.tsx";
import { MailLink } from "./mail-link.tsx";
import { ResetForm } from "./reset-form.tsx";

/** `search` has one of the parameters that the login screen names. */
export default function OneTimeLink({ search }: { readonly search: URLSearchParams }): ReactNode {
  const token = (name: string): string | null => search.get(name);
  const [invitation, join] = [token("invite"), token("join")];
  const [reset, link] = [token("reset"), token("link")];
  if (invitation !== null) return <AcceptForm token={invitation} />;
  if (join !== null) return <JoinNetwork token={join} />;
  if (reset !== null) return <ResetForm token={reset} />;
  if (link !== null) return <MailLink token={link} />;
  if (search.has("state")) return <ProviderReturn search={search} />;
  return <AskForm kind={search.get("ask") === "link" ? "magic_link" : "reset_password"} />;
}
