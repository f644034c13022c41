// Loads what a sign-in with another provider needs where a network has set one up.
import { lazy } from "react";
import { lazyOrNothing } from "../../../lib/lazy-or-nothing.ts";

/** The buttons of the sign-in page. */
export const ProviderButtons = lazyOrNothing(() => import("./provider-buttons.tsx"));

/** Where the provider sends the browser back to. */
export const ProviderReturn = lazy(() => import("./provider-return.tsx"));

/** The section of the settings. */
export const ProvidersSection = lazyOrNothing(() => import("./providers-section.tsx"));
