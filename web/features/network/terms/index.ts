// Terms agreed with accounts: the one entrance of this feature for the others.
export { AccountTermsPart, OwnTerms } from "./on-demand.ts";
