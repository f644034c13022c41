// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { pushWorkerTexts as en } from "../en/push-worker.ts";
import { pushWorkerTexts as es } from "../es/push-worker.ts";
import type { Texts } from "../texts.ts";

export const PUSH_WORKER_TEXTS: Texts<typeof en> = { en, es };
