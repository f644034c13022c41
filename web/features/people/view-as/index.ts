// Viewing an account as its people see it: the one entrance of this feature for the others.
export { PersonalPart, ViewAs, ViewBanner } from "./on-demand.ts";
