// Signing in with other providers, for the screens that offer it.
export { ProviderButtons, ProviderReturn, ProvidersSection } from "./on-demand.ts";
