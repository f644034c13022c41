// Words in English for what the network paused, wherever a status or a button shows it.
import type { Translated } from "../texts.ts";

export const networkPauseWordTexts = {
  status: "Paused by the network",
  cannotResume: "The network paused this. Only the network can resume it.",
};

export type NetworkPauseWordTexts = Translated<typeof networkPauseWordTexts>;
