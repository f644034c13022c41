// Words in Spanish for what the network paused, wherever a status or a button shows it.
import type { NetworkPauseWordTexts } from "../en/network-pause-words.ts";

export const networkPauseWordTexts: NetworkPauseWordTexts = {
  status: "En pausa por la red",
  cannotResume: "La red lo pausó. Solo la red puede reanudarlo.",
};
