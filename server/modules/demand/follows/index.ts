// What affiliates follow of open demand: the one entrance of this module for the others.
export { createFollowJobs } from "./follows.jobs.ts";
export { registerFollows } from "./follows.routes.ts";
export { setFollow } from "./set-follow.ts";
export { deleteFollowsOf } from "./follow.store.ts";
