// A person's own email, for the settings.
export { EmailSection } from "./on-demand.ts";
