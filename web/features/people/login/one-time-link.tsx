// Shows what a one-time link is for: an invitation to an account, or a new password.
import type { ReactNode } from "react";
import { AcceptForm } from "./accept-form.tsx";
import { ResetForm } from "./reset-form.tsx";

/** Tokens of the address; null for those that it does not have. */
export default function OneTimeLink({
  invitation,
  reset,
}: {
  readonly invitation: string | null;
  readonly reset: string | null;
}): ReactNode {
  return invitation === null ? (
    <ResetForm token={reset ?? ""} />
  ) : (
    <AcceptForm token={invitation} />
  );
}
