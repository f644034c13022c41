// Registers the routes of reports: of fixed questions, those that people build, and saved ones.
import { registerPivot } from "../../server/modules/insight/pivot/index.ts";
import { registerReports } from "../../server/modules/insight/reports/index.ts";
import { registerSavedReports } from "../../server/modules/insight/saved-reports/index.ts";
import type { ApiParts } from "./api-parts.ts";

export function registerReportRoutes({ host, pool, now, geo, rules }: ApiParts): void {
  registerReports(host, {
    pool,
    now,
    findPlaces: geo.findPlaces,
    mostBidCents: rules.mostBidCents,
  });
  registerPivot(host, { pool, now });
  registerSavedReports(host, { pool, now });
}
