// Texts of the service worker, for a push message that it cannot read.
import type { Translated } from "../texts.ts";

export const pushWorkerTexts = {
  title: "New notification",
  body: "Open Plat to see it.",
};

export type PushWorkerTexts = Translated<typeof pushWorkerTexts>;
