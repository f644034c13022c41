// Answers for a form that asks in a conversation. Nothing is stored: the conversation travels with
// its visitor, sealed, so that only the server can write one, and becomes a lead only through the
// form that it ends in.
import type { Static } from "typebox";
import type { TalkAnswer, talkToForm } from "../../../../contract/supply/public-forms.ts";
import { answersSaid } from "../../../../domain/forms/said-answers.ts";
import { dayNear } from "../../../../domain/qualification/days.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import {
  type ConsumerTalk,
  type Reader,
  beginTalk,
  remarkOn,
  whileReading,
} from "../../insight/assistant/index.ts";
import type { PublicFormRow } from "./form.store.ts";
import { FORM_CLOSED, isOpen } from "./present-form.ts";
import { visitOf } from "./visit-start.ts";

export interface TalkDeps {
  readonly now: () => number;
  /** Signs the starts of visits. */
  readonly vault: ContactVault;
  readonly networkName: () => string;
  readonly reader: Reader;
  /** Seals conversations with a key separate from that of leads' contacts. */
  readonly talkVault: ContactVault;
}

type Said = Static<typeof talkToForm.request.body>;

/**
 * The maximum number of visitors' sentences read concurrently: signed-in people share the thread
 * and must not wait for strangers.
 */
const MOST_AT_ONCE = 16;
const SALT_BYTES = 16;

const UNKNOWN_START: Refusal = invalid([
  {
    field: "/start",
    code: "invalid",
    message: "Load the form again: `start` belongs to another form.",
  },
]);
const UNREADABLE: Refusal = invalid([
  {
    field: "/state",
    code: "invalid",
    message: "Send `state` as it came with the last answer, or omit it to start again.",
  },
]);
const CROWDED: Refusal = {
  code: "unavailable",
  detail: "The form is busy. Try again in a moment.",
  retryAfterSeconds: 1,
};

export function createTalk(
  deps: TalkDeps,
): (form: PublicFormRow, said: Said) => Promise<Result<TalkAnswer, Refusal>> {
  let underWay = 0;
  return async (form, { start, said, state, today }) => {
    if (form.kind !== "chat") return refuse(NOT_FOUND);
    if (!isOpen(form, deps.now())) return refuse(FORM_CLOSED);
    if (visitOf(deps.vault, form, start) === null) return refuse(UNKNOWN_START);
    const talk =
      state === undefined ? beginTalk(form.document) : openTalk(deps.talkVault, form.id, state);
    if (talk === null) return refuse(UNREADABLE);
    if (said.trim() === "")
      return refuse(invalid([{ field: "/said", code: "required", message: "Enter a message." }]));
    if (underWay >= MOST_AT_ONCE) return refuse(CROWDED);
    underWay += 1;
    try {
      return await whileReading(
        answer(deps, form, { said: said.trim(), talk, today: dayNear(today, deps.now()) }),
      );
    } finally {
      underWay -= 1;
    }
  };
}

async function answer(
  { reader, talkVault, networkName }: TalkDeps,
  form: PublicFormRow,
  given: { readonly said: string; readonly talk: ConsumerTalk; readonly today: string },
): Promise<Result<TalkAnswer, Refusal>> {
  const { sides, questions, language } = form.document;
  const asksRemarks = questions.includes("comments");
  const { talk, reply, question, wantsForm } = await reader.ask("consumer", {
    ...given,
    sides,
    networkName: networkName(),
    asksRemarks,
  });
  const remark = asksRemarks
    ? remarkOn(talk.conversation.slots, talk.circumstances, language)
    : undefined;
  return ok({
    reply,
    question:
      question === null ? null : { text: question.text, suggestions: [...question.suggestions] },
    state: sealTalk(talkVault, form.id, talk),
    answers: {
      ...answersSaid(talk.conversation.slots, sides),
      ...(remark === undefined ? {} : { comments: remark }),
    },
    wants_form: wantsForm,
  });
}

const nameOf = (formId: string): string => `form-talk:${formId}`;

/** Leaves out the literal words and withdrawn answers: only the visitor has them. */
function sealTalk(
  vault: ContactVault,
  formId: string,
  { conversation, ...rest }: ConsumerTalk,
): string {
  const { salt, sealed } = vault.seal(
    nameOf(formId),
    JSON.stringify({ ...rest, conversation: { ...conversation, sources: {}, former: [] } }),
  );
  return Buffer.concat([salt, sealed]).toString("base64url");
}

/** Returns null if this server did not seal it for this form. */
function openTalk(vault: ContactVault, formId: string, state: string): ConsumerTalk | null {
  const bytes = Buffer.from(state, "base64url");
  try {
    const opened = vault.open(nameOf(formId), {
      salt: bytes.subarray(0, SALT_BYTES),
      sealed: bytes.subarray(SALT_BYTES),
    });
    // A conversation that an earlier version sealed has no circumstances.
    return { circumstances: {}, ...JSON.parse(opened) };
  } catch {
    return null;
  }
}
