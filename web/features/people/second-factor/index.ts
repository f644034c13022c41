// The second factor for the screens that set it up or ask for it.
export { CodeForm, PasskeySignIn } from "./on-demand.ts";
export { FactorSection, PasskeySection, RequiredScreen } from "./section-on-demand.ts";
