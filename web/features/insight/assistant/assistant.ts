// Creates the conversation of this page: the state machine connected to the API, the browser's
// clock and the person's language.
import { SPEECH_LANGUAGES } from "../../../../domain/qualification/slots.ts";
import { call } from "../../../lib/api/call.ts";
import { onLogout } from "../../../lib/auth/auth.ts";
import { getDisplay } from "../../../lib/display/display.ts";
import { getAuth } from "../../../lib/auth/auth.ts";
import { formatsFor } from "../../../lib/format/format.ts";
import { network } from "../../../lib/network.ts";
import { textsIn } from "../../../lib/text/text.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import type { AssistantTexts } from "../../../../locales/en/assistant.ts";
import type { Completion, Outgoing } from "./chat-line.ts";
import { Conversation } from "./conversation-store.ts";
import { hasUnseen, panelState } from "./panel-state.ts";

/**
 * The values that the specification requires from the browser. The server applies its own limits.
 */
const REQUEST = { model: "gpt-4", max_tokens: 150 } as const;
const INSTRUCTION = "You are a concise, professional real estate assistant.";
/** As long as the server waits for a model. */
const PATIENCE_MS = 600_000;
/** Used while the network's name is unknown. */
const NAME = "Plat";

function say({
  id,
  text,
  askedId,
  threadId,
}: Outgoing & { readonly threadId: string | null }): Promise<Completion> {
  const display = getDisplay();
  // The account's clock, by which the figures of its screens are counted too.
  const timeZone = getAuth().user?.timeZone ?? formatsFor(display).timeZone;
  return call(
    "POST /v1/chat/completions",
    {
      body: {
        ...REQUEST,
        messages: [
          { role: "system", content: INSTRUCTION },
          { role: "user", content: text },
        ],
        plat: {
          ...(threadId === null ? {} : { thread_id: threadId }),
          message_id: id,
          ...(askedId === null ? {} : { asked_id: askedId }),
          // A language that the assistant can read.
          language: SPEECH_LANGUAGES.find((one) => one === display.language) ?? "en",
          time_zone: timeZone,
          // The en-CA locale formats days as the API expects them.
          today: new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date()),
        },
      },
    },
    PATIENCE_MS,
  );
}

function texts(): AssistantTexts {
  return textsIn(ASSISTANT_TEXTS, getDisplay().language);
}

export const conversation = new Conversation({
  say,
  readCurrent: async () => {
    const {
      thread,
      model,
      is_built_in: isBuiltIn,
    } = await call("GET /v1/assistant/threads/current");
    return { thread, speaker: { model, isBuiltIn } };
  },
  read: (id) => call("GET /v1/assistant/threads/{id}", { params: { id } }),
  begin: (id) => call("POST /v1/assistant/threads", { body: { id } }),
  correct: (id, answers) =>
    call("PATCH /v1/assistant/threads/{id}/answers", { params: { id }, body: answers }),
  greeting: async () => texts().greeting((await network().catch(() => null))?.name ?? NAME),
  sentence: (which) => texts()[which],
  schedule: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => new Date().toISOString(),
  newId: () => crypto.randomUUID(),
  onBotLine: () => hasUnseen.set(panelState.get().is !== "open"),
});
onLogout(() => conversation.clear());
