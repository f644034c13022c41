// What people of the network keep about an account: the one entrance of this module for the others.
export { registerAccountRecords } from "./account-records.routes.ts";
