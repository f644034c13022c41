// What a person writes into the summary themselves: it wins over what was said, and is not asked for.
import type { AssistantAnswers } from "../../../contract/assistant.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { type SlotName, correct } from "../../../domain/qualification/conversation.ts";
import type { Slots, WantedPlace } from "../../../domain/qualification/slots.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { type FieldRefusal, NOT_FOUND, type Refusal, invalid } from "../../platform/http/refusal.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { askNext } from "./ask-next.ts";
import type { AssistantDeps, Asker } from "./assistant-deps.ts";
import { readThread } from "./take-message.ts";
import { lockThread, updateThread } from "./thread.store.ts";
import { type Message, type Thread, openThread, sealThread } from "./threads.ts";

type Edits = { readonly [Slot in SlotName]?: Slots[Slot] | undefined };

export async function correctAnswers(deps: AssistantDeps, asker: Asker, id: string, answers: AssistantAnswers): Promise<Result<{ readonly thread: Thread; readonly messages: readonly Message[] }, Refusal>> {
  const problems = problemsIn(answers);
  if (problems.length > 0) return refuse(invalid(problems));
  const isThere = await inTransaction(deps.pool, async ({ client }) => {
    const row = await lockThread(client, asker.actor.id, id);
    if (row === null) return false;
    const thread = openThread(deps.vault, row);
    const conversation = correct(thread.conversation, editsOf(answers));
    // A question that waits may be answered by now.
    const pending = thread.pending === null ? null : askNext(conversation, { role: asker.actor.role, gazetteer: deps.gazetteer(), newId: () => uuidv7(deps.now()) });
    await updateThread(client, sealThread(deps.vault, { ...thread, conversation, pending }));
    return true;
  });
  const found = isThere ? await readThread(deps, asker, id) : null;
  return found === null ? refuse(NOT_FOUND) : ok(found);
}

function problemsIn({ places, price }: AssistantAnswers): FieldRefusal[] {
  const problems: FieldRefusal[] = [];
  if (price !== undefined && price !== null) {
    if (price.min === null && price.max === null) problems.push({ field: "/price", code: "required", message: "Give the least, the most, or both." });
    if (price.min !== null && price.max !== null && price.min > price.max) problems.push({ field: "/price/min", code: "invalid", message: "Let the least be no more than the most." });
  }
  places?.forEach((place, index) => {
    if (placeOf(place) === null) problems.push({ field: `/places/${index}`, code: "invalid", message: "Give a ZIP, a city with its state, a county with its state, or a state." });
  });
  return problems;
}

function editsOf({ property_types: types, places, price, timing, side }: AssistantAnswers): Edits {
  return {
    ...(types === undefined ? {} : { propertyType: types === null ? undefined : [...types].toSorted() }),
    ...(places === undefined ? {} : { location: places === null ? undefined : places.flatMap((place) => placeOf(place) ?? []) }),
    ...(price === undefined ? {} : { price: price ?? undefined }),
    ...(timing === undefined ? {} : { timing: timing === null ? undefined : { bucket: timing, from: null, until: null } }),
    ...(side === undefined ? {} : { side: side ?? undefined }),
  };
}

type GivenPlace = NonNullable<AssistantAnswers["places"]>[number];

/** Null where it names no place, or two kinds of one. */
function placeOf({ zip, city, county, state }: GivenPlace): WantedPlace | null {
  if ([zip, city, county].filter((part) => part !== null).length > 1) return null;
  if (zip !== null) return { zip };
  if (state === null) return null;
  if (city !== null) return { city, state };
  return county === null ? { state } : { county, state };
}
