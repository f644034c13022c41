// Texts of who works which lead, and of doing things with several.
import { defineTexts, plural } from "../lib/text/text.ts";

export const HANDS_TEXTS = defineTexts({
  works: "Works it", who: "Whose", views: { all: "All", mine: "Mine", nobody: "Nobody's" }, nobody: "Nobody", mine: "You", claim: "Take it", claimNamed: (name: string) => `Take ${name}`, giveBack: "Give back", giveBackNamed: (name: string) => `Give ${name} back`,
  worksNamed: (name: string) => `Who works ${name}`, claimed: "It is yours.", freed: "It is free again.", given: (name: string) => `${name} works it now.`, taken: "A colleague was faster: the lead is theirs.",
  noneHere: "Nothing waits here. Look at another view.",
  bulkOutcome: "Set outcome", bulkAssign: "Give to", bulkExport: "Export", tooMany: "At most 100 at once. Filter the list and export all of it instead.", done: (count: number) => plural(count, "1 lead changed.", `${count} leads changed.`), failed: (count: number) => plural(count, "1 lead could not be changed and stays selected.", `${count} leads could not be changed and stay selected.`),
}, {
  works: "Lo trabaja", who: "De quién", views: { all: "Todos", mine: "Míos", nobody: "De nadie" }, nobody: "Nadie", mine: "Usted", claim: "Tomarlo", claimNamed: (name) => `Tomar a ${name}`, giveBack: "Devolver al equipo", giveBackNamed: (name) => `Devolver a ${name} al equipo`,
  worksNamed: (name) => `Quién trabaja a ${name}`, claimed: "Es suyo.", freed: "Queda libre.", given: (name) => `Ahora lo trabaja ${name}.`, taken: "Un compañero fue más rápido: el contacto es suyo.",
  noneHere: "Aquí no espera nada. Mire otra vista.",
  bulkOutcome: "Anotar resultado", bulkAssign: "Dar a", bulkExport: "Exportar", tooMany: "Como máximo 100 a la vez. Filtre la lista y expórtela entera.", done: (count) => plural(count, "1 contacto cambiado.", `${count} contactos cambiados.`), failed: (count) => plural(count, "1 contacto no se pudo cambiar y sigue seleccionado.", `${count} contactos no se pudieron cambiar y siguen seleccionados.`),
});
