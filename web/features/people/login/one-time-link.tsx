// Shows what a one-time link is for: an invitation to an account or to the network, or a new
// password.
import type { ReactNode } from "react";
import { AcceptForm } from "./accept-form.tsx";
import { JoinNetwork } from "./join-network.tsx";
import { ResetForm } from "./reset-form.tsx";

/** Tokens of the address; null for those that it does not have. */
export default function OneTimeLink({
  invitation,
  join,
  reset,
}: {
  readonly invitation: string | null;
  readonly join: string | null;
  readonly reset: string | null;
}): ReactNode {
  if (invitation !== null) return <AcceptForm token={invitation} />;
  if (join !== null) return <JoinNetwork token={join} />;
  return <ResetForm token={reset ?? ""} />;
}
