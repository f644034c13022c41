// Makes an analysis of a lead for its reader: the earlier one if nothing has changed, else the
// model's, else the rules'.
import { ANALYSIS_WORDS } from "../../../../locales/catalogues/analysis-words.ts";
import type { MakeAnalysis } from "../../../../contract/insight/analyses.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { analyseByRules } from "../../../../domain/analyses/by-rules.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { NO_CONTACT, readLead } from "../../marketplace/leads/index.ts";
import type { AnalysisDeps } from "./analysis-deps.ts";
import {
  type AnalysisIdentity,
  type AnalysisRow,
  findSame,
  insertAnalysis,
  listLatest,
} from "./analysis.store.ts";
import { askAnalysis } from "./ask-analysis.ts";
import { type Inputs, gatherInputs } from "./gather-inputs.ts";
import { INSTRUCTIONS_VERSION, messagesFor } from "./instructions.ts";
import { type LeadForAnalysis, factsOf } from "./lead-facts.ts";
import { mayReadPayouts } from "./reader-view.ts";

interface Wanted {
  readonly actor: Actor;
  readonly asked: MakeAnalysis;
  readonly found: LeadForAnalysis;
  readonly inputs: Inputs;
  readonly identity: AnalysisIdentity;
}

type Made = Pick<AnalysisRow, "model" | "fallback" | "repaired" | "result">;

/** Makes an analysis for the reader's account, or finds an equal one. */
export async function makeAnalysis(
  deps: AnalysisDeps,
  actor: Actor,
  leadId: string,
  asked: MakeAnalysis,
): Promise<Result<AnalysisRow, Refusal>> {
  const read = await readLead(deps, actor, leadId);
  if (read === null) return refuse(NOT_FOUND);
  const found = factsOf(read, deps.callingRules());
  if (!found.kinds.includes(asked.kind)) return refuse(NO_CONTACT);
  const { model, tokensPerDay } = await deps.provider.current();
  const inputs = await gatherInputs(deps, actor, leadId, asked.kind, found, model !== null);
  const identity: AnalysisIdentity = {
    accountId: actor.accountId,
    leadId,
    view: found.lead.view,
    kind: asked.kind,
    language: asked.language,
    inputsHash: deps.vault.hashText(
      "analysis",
      JSON.stringify([INSTRUCTIONS_VERSION, leadId, inputs.data]),
    ),
  };
  const kept =
    asked.again === true ? null : await findSame(deps.pool, identity, model?.model ?? null, null);
  if (kept !== null) return ok(kept);
  const wanted: Wanted = { actor, asked, found, inputs, identity };
  const answer =
    model === null ? byRules(wanted, null) : await byModel(deps, model, tokensPerDay, wanted);
  // If the model fails again, the rules' last analysis is still right.
  const same =
    asked.again === true || answer.fallback === null
      ? null
      : await findSame(deps.pool, identity, null, answer.fallback);
  return same === null ? keep(deps, wanted, answer) : ok(same);
}

async function byModel(
  deps: AnalysisDeps,
  { chat, model }: NonNullable<Awaited<ReturnType<AnalysisDeps["provider"]["current"]>>["model"]>,
  tokensPerDay: number,
  wanted: Wanted,
): Promise<Made> {
  const {
    actor,
    asked: { kind, language },
    found: { lead },
    inputs,
  } = wanted;
  const answer = await askAnalysis(deps, chat, {
    userId: actor.id,
    tokensPerDay,
    kind,
    messages: messagesFor(kind, language, lead.view, inputs.data),
    bounds: { channels: lead.channels, rule: lead.rule, figures: inputs.figures },
  });
  if (!answer.ok) return byRules(wanted, answer.error);
  return {
    model,
    fallback: null,
    repaired: answer.value.repaired,
    result: answer.value.analysis.result,
  };
}

function byRules(
  { asked: { kind, language }, found: { lead }, inputs }: Wanted,
  fallback: AnalysisRow["fallback"],
): Made {
  return {
    model: null,
    fallback,
    repaired: false,
    result: analyseByRules(kind, lead, inputs.market, ANALYSIS_WORDS[language]).result,
  };
}

async function keep(
  { pool, now }: AnalysisDeps,
  { actor, inputs, identity }: Wanted,
  made: Made,
): Promise<Result<AnalysisRow, Refusal>> {
  const atMs = now();
  // Rules do not read the remark, so their analysis outlives it.
  const fromRemark = inputs.fromRemark && made.model !== null;
  const row: AnalysisRow = {
    ...identity,
    ...made,
    id: uuidv7(atMs),
    madeBy: actor.id,
    madeAt: new Date(atMs),
    inputs: fromRemark ? inputs.kept : withoutRemark(inputs.kept),
    fromRemark,
  };
  return (await insertAnalysis(pool, row)) ? ok(row) : refuse(NOT_FOUND);
}

function withoutRemark(kept: Inputs["kept"]): Inputs["kept"] {
  return { ...kept, made_from: kept.made_from.filter((name) => name !== "remark") };
}

/** Returns the account's latest analysis of each kind that the lead may have. */
export async function readAnalyses(
  deps: AnalysisDeps,
  actor: Actor,
  leadId: string,
): Promise<Result<readonly AnalysisRow[], Refusal>> {
  const read = await readLead(deps, actor, leadId);
  if (read === null) return refuse(NOT_FOUND);
  const { lead, mayReadRemark, kinds } = factsOf(read, deps.callingRules());
  const latest = await listLatest(deps.pool, actor.accountId, leadId, lead.view, {
    remark: mayReadRemark,
    payouts: mayReadPayouts(actor),
  });
  return ok(latest.filter(({ kind }) => kinds.includes(kind)));
}
