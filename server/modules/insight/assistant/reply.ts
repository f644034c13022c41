// Replies to a message: with a fixed answer, with the built-in assistant, or with the network's
// model.
import { ofRole } from "../../../../domain/access/access.ts";
import { DECLINED_ANSWERS } from "../../../../locales/catalogues/declined-answers.ts";
import { type Result, ok } from "../../../../domain/result.ts";
import type { Conversation, SlotName } from "../../../../domain/qualification/conversation.ts";
import { isComplete } from "../../../../domain/qualification/conversation.ts";
import { SLOT_OF_TOPIC, TOPICS } from "../../../../domain/qualification/slots.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { answerData } from "./answer-data.ts";
import { askModel } from "./ask-model.ts";
import type { AssistantDeps, Asker } from "./assistant-deps.ts";
import { outcomeLinks } from "./outcome-links.ts";
import { proposeChange } from "./propose-change.ts";
import { sayFacts } from "./say-facts.ts";
import { screenLink } from "./screen-link.ts";
import { type ScreenedTurn, type Spoken, type UserMessage, spoken } from "./spoken.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";
import type { AssistantWords } from "../../../../locales/assistant-words.ts";

/** Returns the reply. Only the model can be refused: everything else is always answered. */
export async function reply(
  deps: AssistantDeps,
  asker: Asker,
  taken: UserMessage,
): Promise<Result<Spoken, Refusal>> {
  const {
    turn,
    thread: { id, conversation },
  } = taken;
  const words = ASSISTANT_WORDS[conversation.language];
  const fixed = await fixedReply(deps, asker, taken);
  if (fixed !== null) return ok(fixed);
  // After all questions are answered, each correction also links to what fits it.
  const isDone =
    turn.kind === "answer" &&
    isComplete(conversation) &&
    (!isComplete(taken.before) || changedSlots(taken.before, conversation).length > 0);
  const done = isDone ? outcomeLinks(asker.actor.role, conversation.slots, words, id) : [];
  const { model, tokensPerDay } = await deps.provider.current();
  const asked = model === null ? null : await askModel(deps, asker, model, tokensPerDay, taken);
  if (asked !== null && !asked.ok) return asked;
  if (asked !== null && asked.value !== "used_up")
    return ok({
      ...asked.value,
      content: { ...asked.value.content, links: [...asked.value.content.links, ...done] },
    });
  const said = builtIn(turn, taken.before, conversation, asker, words);
  return ok(spoken(asked === null ? said : `${words.usedUp} ${said}`, done));
}

/**
 * Replies that need no model: the same answer for all, the asker's own data, and what the product
 * itself is.
 */
async function fixedReply(
  deps: AssistantDeps,
  asker: Asker,
  {
    turn,
    day,
    namesPlace,
    leftOver,
    thread: {
      conversation: { language },
    },
  }: UserMessage,
): Promise<Spoken | null> {
  const words = ASSISTANT_WORDS[language];
  switch (turn.kind) {
    case "neutral":
      return spoken(DECLINED_ANSWERS[language].neutral);
    case "no_advice":
      return spoken(DECLINED_ANSWERS[language].noAdvice);
    case "data":
      return answerData(asker, turn.question, day, words, { namesPlace, leftOver });
    case "open":
      return spoken(words.open(words.screens[turn.screen]), [screenLink(turn.screen, words)]);
    case "change":
      return proposeChange(asker, turn.change, words);
    case "talk":
      if (turn.about === "identity")
        return spoken(words.identity((await deps.provider.current()).model?.model ?? null));
      if (turn.about === "help")
        return spoken(ofRole(words.help, asker.actor.role) ?? words.otherRole);
      return turn.about === "stop" || turn.about === "start_over"
        ? spoken(words.talk[turn.about])
        : null;
    case "answer":
      return null;
  }
}

const named = ({ slots }: Conversation): SlotName[] => Object.keys(slots) as SlotName[];

/** The slots that the message set or changed. */
function changedSlots(before: Conversation, now: Conversation): readonly SlotName[] {
  return named(now).filter(
    (name) => JSON.stringify(now.slots[name]) !== JSON.stringify(before.slots[name]),
  );
}

function builtIn(
  turn: ScreenedTurn,
  before: Conversation,
  now: Conversation,
  { actor: { role } }: Asker,
  words: AssistantWords,
): string {
  if (turn.kind === "talk" && turn.about !== "help" && turn.about !== "identity")
    return words.talk[turn.about];
  const changed = changedSlots(before, now);
  if (isComplete(now) && !isComplete(before)) {
    const isOpen = TOPICS.every(
      (topic) =>
        now.slots[SLOT_OF_TOPIC[topic]] === undefined ||
        now.slots[SLOT_OF_TOPIC[topic]] === "unsure",
    );
    return isOpen
      ? words.doneWithNothing
      : (ofRole(words.done, role) ?? words.noted)(sayFacts(now.slots, named(now), words));
  }
  // An answer that was only repeated is acknowledged again.
  const repeated = named(now).filter(
    (name) => now.sources[name]?.turn === now.turns && now.turns > before.turns,
  );
  if (changed.length === 0 && repeated.length > 0)
    return words.noted(sayFacts(now.slots, repeated, words));
  if (changed.length === 0)
    return now.asked === null || isComplete(now) ? words.lost : words.notUnderstood;
  const facts = sayFacts(now.slots, changed, words);
  return changed.every((name) => before.slots[name] !== undefined)
    ? words.changed(facts)
    : words.noted(facts);
}
