// Texts of the part of a campaign's form that says which leads it buys: its plain controls, and the tree of rules.
import { defineTexts, plural } from "../lib/text/text.ts";

export const CRITERIA_FORM_TEXTS = defineTexts({
  title: "Which leads", hint: "Whatever you leave empty or unticked means any.", mode: "How to say which leads", modes: { plain: "Plain", advanced: "Advanced" },
  fields: {
    side: "Side", property_type: "Property", tier: "Tier", timing: "Timing", finance_status: "Financing", agent_status: "Agent", consent_channel: "Consent to", verification: "Verified by", state: "States", county_fips: "Counties", zip_code: "ZIP codes", city: "Cities", radius: "Around a ZIP",
    score: "Score, of 100", price_cents: "Price, $", beds: "Bedrooms", baths_quarters: "Bathrooms", living_area_sqft: "Living area, sq ft", age_minutes: "Minutes since the person asked", engagement: "Engagement score, of 100", intent: "Intent score, of 100", financial: "Financial score, of 100",
  },
  where: "Where", whereHint: "One of these is enough. Of several that you fill in, all must hold: a state with a ZIP means that ZIP, in that state.",
  hints: { state: "Two letters each, with commas: CA, NV.", zip_code: "Five digits each, with commas or lines between.", city: "One a line, with its state: Sacramento, CA.", consent_channel: "At least one of those ticked.", county_fips: "Type a part of the name, and choose." },
  findCounty: "Type a county", noCounty: "No county is called that.", fits: (count: number) => plural(count, "1 fits", `${count} fit`), remove: (name: string) => `Remove ${name}`, chosen: "Chosen",
  centre: "Around ZIP", miles: "Miles around it", around: (miles: string, city: string, state: string, zip: string, count: number, written: string) => `${miles} miles around ${city}, ${state} ${zip}: ${plural(count, "1 ZIP code", `${written} ZIP codes`)}`, minScore: "Lowest score, of 100", from: "From", to: "To",
  ends: { price_cents: { min: "Price from, $", max: "Price to, $" }, beds: { min: "Bedrooms from", max: "Bedrooms to" }, baths_quarters: { min: "Bathrooms from", max: "Bathrooms to" }, age_minutes: { min: "Minutes since the person asked, from", max: "Minutes since the person asked, to" } },
  more: "More about the lead", kept: "Further rules", keptHint: "The plain controls cannot say these. They hold together with what you choose above; under “Advanced” you can change them.",
  tree: {
    about: "A lead must meet this. Groups join rules; “Not” turns a rule or a group around.", everything: "Without a rule, every lead is bought.", whole: "All rules", rule: (number: string) => `Rule ${number}`, group: (number: string) => `Group ${number}`,
    field: "About", join: "Which must hold", joins: { all: "All of these hold", any: "At least one of these holds" }, notJoins: { all: "Not all of these hold", any: "None of these holds" },
    not: "Not", notThis: (name: string) => `Not: ${name}`, addRule: "Add a rule", addRuleTo: (name: string) => `Add a rule: ${name}`, addGroup: "Add a group", addGroupTo: (name: string) => `Add a group: ${name}`, tooDeep: "Groups can be nested no deeper.", removeThis: (name: string) => `Remove: ${name}`,
  },
}, {
  title: "Qué contactos", hint: "Lo que deje vacío o sin marcar significa cualquiera.", mode: "Cómo decir qué contactos", modes: { plain: "Sencillo", advanced: "Avanzado" },
  fields: {
    side: "Lado", property_type: "Propiedad", tier: "Nivel", timing: "Plazo", finance_status: "Financiación", agent_status: "Agente", consent_channel: "Consiente en", verification: "Verificado por", state: "Estados", county_fips: "Condados", zip_code: "Códigos postales", city: "Ciudades", radius: "Alrededor de un código postal",
    score: "Puntuación, de 100", price_cents: "Precio, $", beds: "Habitaciones", baths_quarters: "Baños", living_area_sqft: "Superficie, pies²", age_minutes: "Minutos desde que la persona lo pidió", engagement: "Puntuación de interés, de 100", intent: "Puntuación de intención, de 100", financial: "Puntuación financiera, de 100",
  },
  where: "Dónde", whereHint: "Basta con uno. De varios que rellene, deben cumplirse todos: un estado con un código postal significa ese código, en ese estado.",
  hints: { state: "Dos letras cada uno, con comas: CA, NV.", zip_code: "Cinco dígitos cada uno, separados por comas o líneas.", city: "Una por línea, con su estado: Sacramento, CA.", consent_channel: "Al menos uno de los marcados.", county_fips: "Escriba una parte del nombre y elija." },
  findCounty: "Escriba un condado", noCounty: "Ningún condado se llama así.", fits: (count) => plural(count, "1 coincide", `${count} coinciden`), remove: (name) => `Quitar ${name}`, chosen: "Elegidos",
  centre: "Alrededor del código postal", miles: "Millas a la redonda", around: (miles, city, state, zip, count, written) => `${miles} millas alrededor de ${city}, ${state} ${zip}: ${plural(count, "1 código postal", `${written} códigos postales`)}`, minScore: "Puntuación mínima, de 100", from: "Desde", to: "Hasta",
  ends: { price_cents: { min: "Precio desde, $", max: "Precio hasta, $" }, beds: { min: "Habitaciones desde", max: "Habitaciones hasta" }, baths_quarters: { min: "Baños desde", max: "Baños hasta" }, age_minutes: { min: "Minutos desde que la persona lo pidió, desde", max: "Minutos desde que la persona lo pidió, hasta" } },
  more: "Más sobre el contacto", kept: "Otras reglas", keptHint: "Los controles sencillos no pueden decirlas. Valen junto con lo que elija arriba; en «Avanzado» puede cambiarlas.",
  tree: {
    about: "El contacto debe cumplir esto. Los grupos unen reglas; «No» invierte una regla o un grupo.", everything: "Sin ninguna regla se compran todos los contactos.", whole: "Todas las reglas", rule: (number) => `Regla ${number}`, group: (number) => `Grupo ${number}`,
    field: "Sobre", join: "Cuáles deben cumplirse", joins: { all: "Se cumplen todas estas", any: "Se cumple al menos una de estas" }, notJoins: { all: "No se cumplen todas estas", any: "No se cumple ninguna de estas" },
    not: "No", notThis: (name) => `No: ${name}`, addRule: "Añadir regla", addRuleTo: (name) => `Añadir regla: ${name}`, addGroup: "Añadir grupo", addGroupTo: (name) => `Añadir grupo: ${name}`, tooDeep: "Los grupos no pueden anidarse más.", removeThis: (name) => `Quitar: ${name}`,
  },
});
