// Exports the table of activity, for the page of an account.
export { ActivityTable } from "./activity-table.tsx";
