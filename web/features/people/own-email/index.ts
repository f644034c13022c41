// A person's own email, for the settings and for companies that wait.
export { EmailConfirmation, EmailSection } from "./on-demand.ts";
