// Exports what affiliates follow of open demand: the only entry point of this module.
export { createFollowJobs } from "./follows.jobs.ts";
export { registerFollows } from "./follows.routes.ts";
export { setFollow } from "./set-follow.ts";
export { deleteFollowsOf } from "./follow.store.ts";
