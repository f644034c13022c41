// The app of a company that the network has not approved: its application, its profile, and the
// person's sign-in.
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { APPLICATION_TEXTS } from "../../locales/catalogues/applications.ts";
import { ProfileSection } from "../features/network/settings/profile-section.tsx";
import { SecuritySection } from "../features/network/settings/security-section.tsx";
import { signOut } from "../lib/auth/sign-in-and-out.ts";
import { useSessionEnded, useUser } from "../lib/auth/auth.ts";
import { takeOverDisplay } from "../lib/display/sync-display.ts";
import { queryClient } from "../lib/documents/query-client.ts";
import { useTexts } from "../lib/text/text.ts";
import { Button } from "../ui/button.tsx";
import { Brand } from "../ui/mark.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Toasts } from "../ui/toast.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { useNetworkName } from "../lib/use-network.ts";

const ApplicationSection = lazy(async () => ({
  default: (await import("../features/people/application/index.ts")).ApplicationSection,
}));

const PARTS = ["application", "company", "security"] as const;

export default function WaitingScreen(): ReactNode {
  const { own } = useTexts(APPLICATION_TEXTS);
  const user = useUser();
  const hasEnded = useSessionEnded();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const part = PARTS.find((name) => name === search.get("part")) ?? "application";
  useEffect(() => void takeOverDisplay(), [user.id]);
  return (
    <QueryClientProvider client={queryClient}>
      <div
        className={
          "mx-auto grid min-h-dvh w-full max-w-4xl content-start gap-6 px-4 py-6 " +
          (hasEnded ? "invisible" : "")
        }
      >
        <title>{`${own.parts[part]} · ${useNetworkName()}`}</title>
        <header className="flex flex-wrap items-center justify-between gap-4">
          <Brand size={28} />
          <Button kind="quiet" onClick={() => void signOut()}>
            {own.signOut}
          </Button>
        </header>
        <Tabs
          label={own.partsLabel}
          current={part}
          tabs={PARTS.map((id) => ({ id, name: own.parts[id], to: { search: `?part=${id}` } }))}
        />
        <main className="grid min-w-0 gap-6">
          {part === "application" ? null : <h1 className="text-page">{own.parts[part]}</h1>}
          <Suspense fallback={<ScreenSpinner />}>
            {part === "company" ? (
              <ProfileSection />
            ) : part === "security" ? (
              <SecuritySection />
            ) : (
              <ApplicationSection onEditCompany={() => void navigate("?part=company")} />
            )}
          </Suspense>
        </main>
      </div>
      <SessionEnded />
      <Toasts />
    </QueryClientProvider>
  );
}
