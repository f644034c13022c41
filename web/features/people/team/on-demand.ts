// Loads what only owners see when it is shown.
import { lazy } from "react";

export const FactorRule = lazy(() => import("./factor-rule.tsx"));
