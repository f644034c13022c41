// The whole story of a lead, for the network: the module's only entry point for other modules.
export { registerLeadStory } from "./lead-story.routes.ts";
