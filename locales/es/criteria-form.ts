// Texts of the part of a campaign's form that says which leads it buys: its plain controls, and the
// tree of rules.
import { plural } from "../plural.ts";
import type { CriteriaFormTexts } from "../en/criteria-form.ts";
import { namesOf } from "../fact-words.ts";
import { factWords } from "./parts/fact-words.ts";

export const criteriaFormTexts: CriteriaFormTexts = {
  title: "Qué contactos",
  hint: "Lo que deje vacío o sin marcar significa cualquiera.",
  mode: "Cómo decir qué contactos",
  modes: { plain: "Sencillo", advanced: "Avanzado" },
  fields: {
    ...namesOf(factWords, "label"),
    side: "Lado",
    tier: "Nivel",
    consent_channel: "Consiente en",
    verification: "Verificado por",
    state: "Estados",
    county_fips: "Condados",
    zip_code: "Códigos postales",
    city: "Ciudades",
    radius: "Alrededor de un código postal",
    score: "Puntuación, de 100",
    price_cents: "Precio, $",
    age_minutes: "Minutos desde que la persona lo pidió",
    engagement: "Puntuación de interés, de 100",
    intent: "Puntuación de intención, de 100",
    financial: "Puntuación financiera, de 100",
  },
  where: "Dónde",
  whereHint:
    "Basta con uno. De varios que rellene, deben cumplirse todos: un estado con un código postal significa ese código, en ese estado.",
  hints: {
    state: "Dos letras cada uno, con comas: CA, NV.",
    zip_code: "Cinco dígitos cada uno, separados por comas o líneas.",
    city: "Una por línea, con su estado: Sacramento, CA.",
    consent_channel: "Al menos uno de los marcados.",
    county_fips: "Escriba una parte del nombre y elija.",
  },
  findCounty: "Escriba un condado",
  noCounty: "Ningún condado se llama así.",
  fits: (count) => plural(count, "1 coincide", `${count} coinciden`),
  remove: (name) => `Quitar ${name}`,
  chosen: "Elegidos",
  centre: "Alrededor del código postal",
  miles: "Millas a la redonda",
  around: (miles, city, state, zip, count, written) =>
    `${miles} millas alrededor de ${city}, ${state} ${zip}: ${plural(count, "1 código postal", `${written} códigos postales`)}`,
  minScore: "Puntuación mínima, de 100",
  from: "Desde",
  to: "Hasta",
  ends: {
    price_cents: { min: "Precio desde, $", max: "Precio hasta, $" },
    beds: { min: "Habitaciones desde", max: "Habitaciones hasta" },
    baths_quarters: { min: "Baños desde", max: "Baños hasta" },
    age_minutes: {
      min: "Minutos desde que la persona lo pidió, desde",
      max: "Minutos desde que la persona lo pidió, hasta",
    },
  },
  more: "Más sobre el contacto",
  kept: "Otras reglas",
  keptHint:
    "Los controles sencillos no pueden decirlas. Valen junto con lo que elija arriba; en «Avanzado» puede cambiarlas.",
  tree: {
    about:
      "El contacto debe cumplir esto. Los grupos unen reglas; «No» invierte una regla o un grupo.",
    everything: "Sin ninguna regla se compran todos los contactos.",
    whole: "Todas las reglas",
    rule: (number) => `Regla ${number}`,
    group: (number) => `Grupo ${number}`,
    field: "Sobre",
    join: "Cuáles deben cumplirse",
    joins: { all: "Se cumplen todas estas", any: "Se cumple al menos una de estas" },
    notJoins: { all: "No se cumplen todas estas", any: "No se cumple ninguna de estas" },
    not: "No",
    notThis: (name) => `No: ${name}`,
    addRule: "Añadir regla",
    addRuleTo: (name) => `Añadir regla: ${name}`,
    addGroup: "Añadir grupo",
    addGroupTo: (name) => `Añadir grupo: ${name}`,
    tooDeep: "Los grupos no pueden anidarse más.",
    removeThis: (name) => `Quitar: ${name}`,
  },
};
