// The terms of an account, loaded when they are opened.
import { lazy } from "react";

export const AccountTermsPart = lazy(() => import("./account-terms.tsx"));
export const OwnTerms = lazy(() => import("./own-terms.tsx"));
