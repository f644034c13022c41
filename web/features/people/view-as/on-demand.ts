// The parts of a view of an account, loaded when they are first shown.
import { lazyOrNothing } from "../../../lib/lazy-or-nothing.ts";

/** The button that begins a view; nothing for an account, or a person, that it is not for. */
export const ViewAs = lazyOrNothing(() => import("./view-as.tsx"));

/** In place of what is each person's own, during a view. */
export const PersonalPart = lazyOrNothing(() => import("./personal-part.tsx"));

/** The banner over every page during a view. */
export const ViewBanner = lazyOrNothing(() => import("./view-banner.tsx"));
