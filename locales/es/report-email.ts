// Texts of the weekly email of a saved report.
import type { ReportEmailTexts } from "../en/report-email.ts";

export const reportEmailTexts: ReportEmailTexts = {
  subject: (name, days) => `${name}: ${days}`,
  attached: "El archivo tiene todas las líneas.",
  none: "Ningún prospecto ni venta corresponde en estos días.",
  more: (lines) =>
    lines === 1 ? "y 1 línea más, en la aplicación" : `y ${lines} líneas más, en la aplicación`,
  open: "Abrir el informe",
  why: (network) => `Usted pidió a ${network} que le envíe este informe cada semana.`,
  stop: "Cambiar o detener este correo",
};
