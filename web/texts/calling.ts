// Texts of the table of calling hours.
import { defineTexts } from "../lib/text/text.ts";

export const CALLING_TEXTS = defineTexts({
  title: "Calling hours", about: "Shown beside every bought lead, in the person's own time. Information for buyers, not legal advice: verify each state before you rely on it.",
  state: "State", federal: "US, elsewhere", days: { weekdays: "Monday to Friday", saturday: "Saturday", sunday: "Sunday" }, none: "None", holidays: "Holidays", yes: "Yes", no: "No",
  most: "Calls in 24 h", mostHint: "To one person about one matter. Empty: no limit.", change: "Change", changeOf: (state: string) => `Change ${state}`, add: "Add a state", allThere: "Every state has its rule.",
  sheet: "Calling hours of a state", hours: "Hours on the person's clock", fromOf: (day: string) => `${day} from`, untilOf: (day: string) => `${day} until`, onHolidays: "Also on federal holidays",
  source: "Where it was read", sourceHint: "The statute, or a page", checked: "Checked on", wrongHours: "Let the hours end after they begin.", wrongMost: "Type a whole number from 1 to 99.", sourceMissing: "Say where the rule was read.", dateMissing: "Say when it was checked.",
  savedLater: "It counts once the settings are saved.", keep: "Take over", remove: "Remove the state",
}, {
  title: "Horario de llamada", about: "Se muestra junto a cada contacto comprado, en la hora de la persona. Información para compradores, no asesoría legal: verifique cada estado antes de confiar en ella.",
  state: "Estado (EE. UU.)", federal: "EE. UU., los demás", days: { weekdays: "Lunes a viernes", saturday: "Sábado", sunday: "Domingo" }, none: "Ninguno", holidays: "Feriados", yes: "Sí", no: "No",
  most: "Llamadas en 24 h", mostHint: "A una persona por un asunto. Vacío: sin límite.", change: "Cambiar", changeOf: (state) => `Cambiar ${state}`, add: "Añadir un estado", allThere: "Cada estado tiene su regla.",
  sheet: "Horario de llamada de un estado", hours: "Horas en el reloj de la persona", fromOf: (day) => `${day} desde`, untilOf: (day) => `${day} hasta`, onHolidays: "También en feriados federales",
  source: "Dónde se leyó", sourceHint: "La ley o una página", checked: "Verificado el", wrongHours: "El horario debe terminar después de empezar.", wrongMost: "Escriba un número entero de 1 a 99.", sourceMissing: "Diga dónde se leyó la regla.", dateMissing: "Diga cuándo se verificó.",
  savedLater: "Vale cuando se guarde la configuración.", keep: "Aceptar", remove: "Quitar el estado",
});
export type CallingTexts = (typeof CALLING_TEXTS)["en" | "es"];
