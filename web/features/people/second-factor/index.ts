// The second factor for the screens that set it up or ask for it.
export { CodeForm } from "./on-demand.ts";
export { FactorSection, RequiredScreen } from "./section-on-demand.ts";
