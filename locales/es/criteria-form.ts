// Texts of the part of a campaign's form that says which leads it buys: its plain controls, and the
// tree of rules.
import { plural } from "../plural.ts";
import type { CriteriaFormTexts } from "../en/criteria-form.ts";
import { namesOf } from "../fact-words.ts";
import { factWords } from "./parts/fact-words.ts";

export const criteriaFormTexts: CriteriaFormTexts = {
  title: "Criterios",
  hint: "Déjelo vacío para aceptar cualquiera.",
  mode: "Editor de criterios",
  modes: { plain: "Simple", advanced: "Avanzado" },
  fields: {
    ...namesOf(factWords, "label"),
    side: "Tipo de prospecto",
    tier: "Nivel",
    consent_channel: "Consintió",
    verification: "Verificado por",
    state: "Estados",
    county_fips: "Condados",
    zip_code: "Códigos postales",
    city: "Ciudades",
    radius: "Alrededor de un código postal",
    score: "Puntuación, de 100",
    price_cents: "Precio, $",
    age_minutes: "Minutos desde la solicitud",
    engagement: "Puntuación de interés, de 100",
    intent: "Puntuación de intención, de 100",
    financial: "Puntuación financiera, de 100",
  },
  where: "Dónde",
  whereHint:
    "Complete al menos uno. Un prospecto debe cumplir todos los que complete: un estado y un código postal significan ese código en ese estado.",
  hints: {
    state: "Dos letras cada uno, separados por comas: CA, NV.",
    zip_code: "Cinco dígitos cada uno, separados por comas o líneas.",
    city: "Una por línea, con su estado: Sacramento, CA.",
    consent_channel: "Al menos uno de los marcados.",
    county_fips: "Escriba una parte del nombre y elija.",
  },
  findCounty: "Escriba un condado",
  noCounty: "Ningún condado coincide.",
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
    beds: { min: "Recámaras desde", max: "Recámaras hasta" },
    baths_quarters: { min: "Baños desde", max: "Baños hasta" },
    age_minutes: {
      min: "Minutos desde la solicitud, desde",
      max: "Minutos desde la solicitud, hasta",
    },
  },
  more: "Más sobre el prospecto",
  kept: "Otras reglas",
  keptHint:
    "El editor simple no puede mostrar estas reglas. Se aplican junto con lo que elija arriba. Edítelas en «Avanzado».",
  tree: {
    about:
      "Un prospecto debe cumplir estas reglas. Los grupos unen reglas; «No» invierte una regla o un grupo.",
    everything: "Sin reglas se compran todos los prospectos.",
    whole: "Todas las reglas",
    rule: (number) => `Regla ${number}`,
    group: (number) => `Grupo ${number}`,
    field: "Campo",
    join: "Cumplir",
    joins: { all: "Cumplir todas", any: "Cumplir alguna" },
    notJoins: { all: "No cumplir todas", any: "No cumplir ninguna" },
    not: "No",
    notThis: (name) => `No: ${name}`,
    addRule: "Agregar regla",
    addRuleTo: (name) => `Agregar regla: ${name}`,
    addGroup: "Agregar grupo",
    addGroupTo: (name) => `Agregar grupo: ${name}`,
    tooDeep: "Los grupos no pueden anidarse más.",
    removeThis: (name) => `Quitar: ${name}`,
  },
};
