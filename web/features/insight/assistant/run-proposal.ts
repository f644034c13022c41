// What the assistant proposed, done by the person's own call once they press it; and which
// proposals were pressed, so that none runs twice.
import { call } from "../../../lib/api/call.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { onLogout } from "../../../lib/auth/auth.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { createStore } from "../../../lib/store.ts";
import type { Proposal } from "./chat-line.ts";

/** A problem: nothing was changed, and it can be pressed again. */
export type Pressed = "under way" | "done" | ApiError;

export const pressed = createStore<Readonly<Record<string, Pressed>>>({});
onLogout(() => pressed.set({}));

/**
 * Runs it unless it runs or has run. `key` distinguishes this proposal from the same one made
 * another time.
 */
export async function press(key: string, proposal: Proposal): Promise<boolean> {
  const before = pressed.get()[key];
  if (before === "under way" || before === "done") return false;
  note(key, "under way");
  try {
    await run(proposal);
    note(key, "done");
    return true;
  } catch (error) {
    note(key, toProblem(error));
    return false;
  }
}

function note(key: string, how: Pressed): void {
  pressed.set({ ...pressed.get(), [key]: how });
}

async function run({ kind, campaign_id: id, leads, cents, mode }: Proposal): Promise<unknown> {
  switch (kind) {
    case "pause_campaign":
      return call("POST /v1/campaigns/{id}/pause", { params: { id } });
    case "resume_campaign":
      return call("POST /v1/campaigns/{id}/resume", { params: { id } });
    case "set_daily_cap":
      return saveDocument("PATCH /v1/campaigns/{id}", {
        params: { id },
        body: { limits: { leads: { day: leads } } },
      });
    case "set_bid":
      return saveDocument("PATCH /v1/campaigns/{id}", {
        params: { id },
        body: { [mode === "shared" ? "shared_bid_cents" : "exclusive_bid_cents"]: cents },
      });
  }
}
