// The button with which the network invites a company; the sheet loads when it is pressed.
import { type ReactNode, Suspense, lazy, useState } from "react";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";

const InviteCompany = lazy(() => import("./invite-company.tsx"));

export function InviteCompanyButton(): ReactNode {
  const { invite } = useTexts(USER_TEXTS).directory;
  const decides = may(useUser(), "approve");
  const [isOpen, open] = useState(false);
  if (!decides) return null;
  return (
    <>
      <Button onClick={() => open(true)}>{invite}</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <InviteCompany onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
