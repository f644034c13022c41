// Maps every address to its screen. Each screen loads on demand.
import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from "react";
import { BrowserRouter, Navigate, Route, Routes, useLocation } from "react-router";
import { CurrentUser, useAuth, useIsLeaving } from "../lib/auth/auth.ts";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { BrokenScreen } from "./broken-screen.tsx";
import type { Screen } from "../lib/screens.ts";
import { nextOf, pathToLogin } from "../lib/way-back.ts";

type RecordPath = "leads/:id" | "campaigns/:id" | "users/:id";

const Login = lazy(() => import("../routes/login.tsx"));
const Shell = lazy(() => import("./shell.tsx"));
/** The screens of signed-in people by their paths, then those of records and of one role. */
const ROUTES: Readonly<Record<Screen | RecordPath | "consumers", ComponentType>> = {
  dashboard: lazy(() => import("../routes/dashboard.tsx")),
  campaigns: lazy(() => import("../routes/campaigns.tsx")),
  settings: lazy(() => import("../routes/settings.tsx")),
  billing: lazy(() => import("../routes/billing.tsx")),
  leads: lazy(() => import("../routes/leads.tsx")),
  earnings: lazy(() => import("../routes/earnings.tsx")),
  users: lazy(() => import("../routes/users.tsx")),
  marketplace: lazy(() => import("../routes/marketplace.tsx")),
  activity: lazy(() => import("../routes/activity.tsx")),
  "leads/:id": lazy(() => import("../routes/lead.tsx")),
  "campaigns/:id": lazy(() => import("../routes/campaign.tsx")),
  "users/:id": lazy(() => import("../routes/account.tsx")),
  consumers: lazy(() => import("../routes/consumers.tsx")),
};
const Buyers = lazy(() => import("../routes/buyers.tsx"));
const Spec = lazy(() => import("../routes/spec.tsx"));
/** Few people see it, so that the start does without. */
const NotFound = lazy(async () => ({ default: (await import("./not-found.tsx")).NotFound }));
/** In development only: the build drops it elsewhere. */
const Kit = import.meta.env.DEV ? lazy(() => import("../routes/kit.tsx")) : null;

/** `checked` settles once the server has said who is signed in, or could not be reached. */
export function App({ checked }: { readonly checked: Promise<unknown> }): ReactNode {
  return (
    <BrokenScreen>
      <BrowserRouter>
        <Suspense fallback={<ScreenSpinner />}>
          <Addresses checked={checked} />
        </Suspense>
      </BrowserRouter>
    </BrokenScreen>
  );
}

function Addresses({ checked }: { readonly checked: Promise<unknown> }): ReactNode {
  const { isAuthenticated, user } = useAuth();
  const isLeaving = useIsLeaving();
  const isChecked = useSettled(checked);
  // This browser remembers no session: only the server knows whether there is one.
  if (isLeaving || (!isAuthenticated && !isChecked)) return <ScreenSpinner />;
  return (
    <CurrentUser value={user}>
      <Routes>
        <Route path="/login" element={<SignedOutOnly />} />
        <Route path="/buyers" element={<Buyers />} />
        <Route path="/spec/:token" element={<Spec />} />
        <Route path="/" element={<SignedInOnly />}>
          <Route index element={<Navigate to="/dashboard" replace />} />
          {Object.entries(ROUTES).map(([path, Content]) => (
            <Route key={path} path={path} element={<Content />} />
          ))}
        </Route>
        {Kit === null ? null : <Route path="/kit" element={<Kit />} />}
        <Route
          path="*"
          element={
            isAuthenticated ? (
              <Shell>
                <NotFound />
              </Shell>
            ) : (
              <NotFound />
            )
          }
        />
      </Routes>
    </CurrentUser>
  );
}

function SignedOutOnly(): ReactNode {
  const { isAuthenticated } = useAuth();
  const { search } = useLocation();
  // An emailed link, and another provider's answer, are for a signed-in person too.
  const isLink = /[?&](reset|link|state)=/.test(search);
  return isAuthenticated && !isLink ? <Navigate to={nextOf(search)} replace /> : <Login />;
}

function SignedInOnly(): ReactNode {
  const { isAuthenticated } = useAuth();
  const { pathname, search, hash } = useLocation();
  return isAuthenticated ? (
    <Shell />
  ) : (
    <Navigate to={pathToLogin(pathname + search + hash)} replace />
  );
}

function useSettled(promise: Promise<unknown>): boolean {
  const [isSettled, settle] = useState(false);
  useEffect(() => void promise.finally(() => settle(true)), [promise]);
  return isSettled;
}
