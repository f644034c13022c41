// Texts of an owner's rule that every member needs a second factor.
import { plural } from "../plural.ts";
import type { FactorRuleTexts } from "../en/factor-rule.ts";

export const factorRuleTexts: FactorRuleTexts = {
  title: "Segundo factor de los miembros",
  off: "Cada miembro decide si lo usa.",
  on: "Todos los miembros necesitan una aplicación de autenticación o una llave de acceso.",
  without: (count) =>
    plural(count, "Un miembro todavía no tiene ninguno.", `${count} miembros no tienen ninguno.`),
  all: "Todos los miembros tienen uno.",
  start: "Exigir a todos",
  end: "Dejar de exigir",
  ownFirst: "Configure primero el suyo, en Seguridad.",
  startAsk: "¿Exigir un segundo factor a todos los miembros?",
  startText: (count) =>
    plural(
      count,
      "Un miembro no tiene ninguno y desde ahora lo configura antes que nada.",
      count === 0
        ? "Todos los miembros tienen uno. Cada nuevo miembro configura el suyo antes que nada."
        : `${count} miembros no tienen ninguno y desde ahora lo configuran antes que nada.`,
    ),
  mailed: "Cada miembro recibe un correo sobre esto.",
  endAsk: "¿Dejar de exigir un segundo factor?",
  endText: "Los miembros conservan el suyo hasta que lo desactiven.",
  started: "Ahora todos los miembros necesitan un segundo factor.",
  ended: "Los miembros ya no necesitan un segundo factor.",
  joinAbout: "Esta cuenta exige un segundo factor: lo configura en cuanto se una.",
  requiredAbout: (account) =>
    `Los propietarios de ${account} exigen un segundo factor a todos los miembros.`,
};
