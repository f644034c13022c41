// The shapes that states of postbacks and of their calls are shown by.
import type { Schemas } from "../../lib/api/client.ts";
import type { StatusTone } from "../../ui/status.tsx";

export const POSTBACK_TONES: Readonly<Record<Schemas["Postback"]["status"], StatusTone>> = { active: "good", paused: "warning", off: "negative" };
export const CALL_TONES: Readonly<Record<Schemas["PostbackCall"]["status"], StatusTone>> = { waiting: "warning", delivered: "good", failed: "negative" };
export const VERDICT_TONES: Readonly<Record<Schemas["CallTry"]["verdict"], StatusTone>> = { delivered: "good", refused: "negative", failed: "negative", gone: "negative" };
