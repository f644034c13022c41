// Loads what a sign-in beside the password needs when it is asked for, or after the page.
import { lazy } from "react";
import { lazyOrNothing } from "../../../lib/lazy-or-nothing.ts";

/** Finishes a sign-in with a code. */
export const CodeForm = lazy(() => import("./code-form.tsx"));

/** The button that signs in with a passkey. */
export const PasskeySignIn = lazyOrNothing(() => import("./passkey-sign-in.tsx"));
