// Texts of the service worker, for a push message that it cannot read.
import type { PushWorkerTexts } from "../en/push-worker.ts";

export const pushWorkerTexts: PushWorkerTexts = {
  title: "Notificación nueva",
  body: "Abra Plat para verla.",
};
