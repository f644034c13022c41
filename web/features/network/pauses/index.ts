// Pauses by the network: the one entrance of this feature for the others.
export { PauseBanner, PauseButton, PausedSubIds, PauseRow } from "./on-demand.ts";
