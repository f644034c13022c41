// Applications to join the network: the one entrance of this module for the others.
export { saveApplication, sendApplication } from "./applicant.ts";
export { insertApplication } from "./application.store.ts";
export { registerApplications } from "./applications.routes.ts";
