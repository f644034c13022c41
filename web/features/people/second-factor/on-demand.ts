// Loads the form for a code when a sign-in asks for one: few do.
import { lazy } from "react";

/** Finishes a sign-in with a code. */
export const CodeForm = lazy(() => import("./code-form.tsx"));
