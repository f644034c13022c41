// Defines the reports that people save: their own, those that colleagues share, and the weekly
// emails of each.
import { type Static, Type } from "typebox";
import {
  MOST_SAVED_REPORTS,
  REPORT_FORMATS,
  SAVED_PERIODS,
} from "../../domain/reports/pivot/saved.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";
import { pivotDays, pivotQuestion } from "./pivot.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const one = { params: closed({ id: Uuid }) };

export const SavedReportDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    shared: Type.Boolean({ description: "Whether all people of the account see and open it." }),
    period: enumOf(SAVED_PERIODS, {
      description:
        "The days up to today; the email's are up to yesterday. custom: those of the member days.",
    }),
    days: Type.Optional(
      closed(pivotDays, { description: "For the period custom only, which needs them." }),
    ),
    compare: Type.Boolean({ description: "Whether the days before are shown beside." }),
    ...pivotQuestion,
  },
  { title: "SavedReportDocument" },
);
export type SavedReportDocument = Static<typeof SavedReportDocument>;

export const ReportMailingDocument = closed(
  {
    weekday: Type.Integer({ minimum: 0, maximum: 6, description: "0 is Monday." }),
    hour: Type.Integer({ minimum: 0, maximum: 23, description: "By the clock of the account." }),
    format: enumOf(REPORT_FORMATS, {
      description: "csv: a file with all lines; page: the table in the email itself.",
    }),
  },
  { title: "ReportMailingDocument" },
);
export type ReportMailingDocument = Static<typeof ReportMailingDocument>;

export const ReportMailing = Type.Object(
  {
    ...ReportMailingDocument.properties,
    next_at: Timestamp,
    sent_at: nullable(Timestamp, { description: "When it was last sent; null before that." }),
    problem: nullable(Type.String(), {
      description: "Why the last one was not sent; null if it was.",
    }),
  },
  { title: "ReportMailing" },
);
export type ReportMailing = Static<typeof ReportMailing>;

export const SavedReport = Type.Object(
  {
    id: Uuid,
    ...SavedReportDocument.properties,
    is_own: Type.Boolean({ description: "Whether you saved it, and may change it." }),
    saved_by: Type.String({ description: "Who saved it." }),
    mailing: nullable(ReportMailing, { description: "Your weekly email of it; null for none." }),
  },
  { title: "SavedReport" },
);
export type SavedReport = Static<typeof SavedReport>;

export const listSavedReports = defineOperation({
  method: "GET",
  path: "/v1/saved-reports",
  operationId: "listSavedReports",
  tags: ["Reports"],
  summary: "List the reports that you saved, and those shared with you",
  access: ["session"],
  inView: "closed",
  request: {},
  responses: {
    200: {
      description: "By name.",
      schema: Type.Object({ items: Type.Array(SavedReport) }, { title: "SavedReportList" }),
    },
  },
  problems: PROBLEMS,
});

export const saveReport = defineOperation({
  method: "PUT",
  path: "/v1/saved-reports/{id}",
  operationId: "saveReport",
  tags: ["Reports"],
  summary: "Save a report, or change one that you saved",
  description:
    "Choose the id. What you may not see is refused as in the report itself. At most " +
    `${MOST_SAVED_REPORTS} per person.`,
  access: ["session"],
  request: { ...one, body: SavedReportDocument },
  responses: { 200: { description: "The report as it is now.", schema: SavedReport } },
  problems: [...PROBLEMS, "not_found"],
  example: {
    name: "Margins",
    shared: true,
    period: "28d",
    compare: true,
    rows: ["state"],
    measures: ["sales"],
  },
});

export const deleteSavedReport = defineOperation({
  method: "DELETE",
  path: "/v1/saved-reports/{id}",
  operationId: "deleteSavedReport",
  tags: ["Reports"],
  summary: "Delete a report that you saved, with all its emails",
  access: ["session"],
  request: one,
  responses: { 204: { description: "Deleted." } },
  problems: [...PROBLEMS, "not_found"],
});

export const setReportMailing = defineOperation({
  method: "PUT",
  path: "/v1/saved-reports/{id}/mailing",
  operationId: "setReportMailing",
  tags: ["Reports"],
  summary: "Have a saved report mailed to yourself each week",
  description: "What you may no longer see by then is left out of the email, or the email itself.",
  access: ["session"],
  request: { ...one, body: ReportMailingDocument },
  responses: { 200: { description: "The email as it is planned.", schema: ReportMailing } },
  problems: [...PROBLEMS, "not_found"],
  example: { weekday: 0, hour: 8, format: "page" },
});

export const deleteReportMailing = defineOperation({
  method: "DELETE",
  path: "/v1/saved-reports/{id}/mailing",
  operationId: "deleteReportMailing",
  tags: ["Reports"],
  summary: "Stop the weekly email of a saved report",
  access: ["session"],
  request: one,
  responses: { 204: { description: "No more emails." } },
  problems: [...PROBLEMS, "not_found"],
});
