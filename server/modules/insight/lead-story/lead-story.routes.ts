// Serves the whole story of a lead over HTTP.
import { getLeadStory } from "../../../../contract/insight/lead-story.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type LeadStoryDeps, readStory } from "./read-story.ts";

export function registerLeadStory(host: HttpHost, deps: LeadStoryDeps): void {
  registerOperation(host, getLeadStory, ({ actor, params }) => readStory(deps, actor, params.id));
}
