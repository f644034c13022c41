// Texts of an erased lead's consent, which two people of the network open together.
import type { ArchivedConsentTexts } from "../en/archived-consent.ts";

export const archivedConsentTexts: ArchivedConsentTexts = {
  kept: (until) =>
    `El prospecto se borró. El registro de su consentimiento queda sellado hasta el ${until}.`,
  two: (hours) =>
    `Dos personas lo abren juntas: una lo solicita y otra lo abre en un plazo de ${hours} horas.`,
  asked: (person, when, hours) =>
    `${person} lo solicitó el ${when}. Otra persona debe abrirlo en un plazo de ${hours} horas.`,
  ask: "Solicitar abrirlo",
  open: "Abrir el consentimiento",
  shown:
    "Este acceso queda en el registro de actividad. Se muestra hasta que salga de esta página.",
  askDone: (hours) => `Solicitado. Otra persona debe abrirlo en un plazo de ${hours} horas.`,
};
