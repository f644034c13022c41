// What to say where the server refused a field: a sentence of the catalogue, in the reader's
// language. The server's own comes last.
import { defineTexts } from "../text/text.ts";
import type { ApiFieldError } from "./problem.ts";
import { CENTS_PER_DOLLAR } from "../../../domain/money/money.ts";

export const FIELD_TEXTS = defineTexts(
  {
    known: {
      email: "Give an e-mail address such as ana@example.com.",
      emailTaken: "Somebody signs in with this e-mail already: sign in, or use another.",
      password: "Give a password of 8 to 128 characters.",
      passwordWrong: "This is not your password.",
      name: "Give a name.",
      zone: "Choose a time zone of the list.",
      state: "Use two letters for each state, such as CA.",
      zip: "Give the five digits of a ZIP in the United States.",
      networkActive: "The network's own account is always active.",
      archived: "An archived campaign stays as it was: make a new one.",
      source: "There is no such source: take it off the list.",
      bid: "Bid for exclusive leads, for shared ones, or for both.",
      hours: "The end must be after the beginning.",
      hoursTwice: "These hours overlap others of the same day.",
      adjustedTwice: "Adjust the bid for each value once.",
      weights: "The three weights must sum to 100.",
      hot: "Hot must begin above nurture.",
      stepTime: "Each step comes later than the one before, and before the listing ends.",
      stepPrice: "Each step is lower than the one before.",
      miles: "Give a distance that is neither under 5 nor over 250 miles.",
    },
    kinds: {
      missing: "This is required.",
      unknown: "This does not belong here: leave it out.",
      unknown_field: "This does not belong here: leave it out.",
      unknown_member: "This does not belong here: leave it out.",
      taken: "Somebody has this already: take another.",
      duplicate: "This stands here twice: keep one.",
      out_of_range: "This number is too small or too large.",
      too_large: "This is too much: shorten it.",
      wrong: "This is not right: check it.",
      not_future: "Choose a time in the future.",
      too_far: "This is too far away: choose an earlier time.",
      contradiction: "No lead can meet this together with the other rules: change one of them.",
      cap_above_longer:
        "A longer period allows less, so this is never reached: lower it, or raise the other.",
      budget_below_bid: "This is less than one lead costs at your bid: raise it, or lower the bid.",
      unknown_zip: "One of these is no ZIP code of the United States: take it out.",
    },
    least: (bound: string) => `Give ${bound} or more.`,
    most: (bound: string) => `Give ${bound} or less.`,
    above: (bound: string) => `Give more than ${bound}.`,
    below: (bound: string) => `Give less than ${bound}.`,
    longest: (bound: string) => `Keep it within ${bound} characters.`,
    shortest: (bound: string) => `Give ${bound} characters or more.`,
    mostItems: (bound: string) => `Give ${bound} or fewer.`,
    leastItems: (bound: string) => `Give ${bound} or more.`,
    whole: "Give a whole number.",
    number: "Give a number.",
    written: "Check how this is written.",
    choice: "Choose one of what is offered.",
    twice: "Name each one once.",
    names: {
      name: "Name",
      company: "Company",
      email: "E-mail",
      password: "Password",
      new_password: "New password",
      current_password: "Current password",
      time_zone: "Time zone",
      licensed_states: "Licensed states",
      buyer_kind: "Kind of buyer",
      daily_cap: "Daily cap",
      reserve_cents: "Reserve",
      amount_cents: "Amount",
      reason: "Reason",
      evidence: "Evidence",
      note: "Note",
      status: "Status",
    },
    named: (name: string, sentence: string) => `${name}: ${sentence}`,
    server: (message: string) => message,
  },
  {
    known: {
      email: "Indique un correo como ana@example.com.",
      emailTaken: "Alguien ya entra con este correo: inicie sesión o use otro.",
      password: "Indique una contraseña de 8 a 128 caracteres.",
      passwordWrong: "Esta no es su contraseña.",
      name: "Indique un nombre.",
      zone: "Elija una zona horaria de la lista.",
      state: "Use dos letras para cada estado, como CA.",
      zip: "Indique los cinco dígitos de un código postal de Estados Unidos.",
      networkActive: "La cuenta de la propia red siempre está activa.",
      archived: "Una campaña archivada queda como estaba: cree una nueva.",
      source: "No existe tal fuente: quítela de la lista.",
      bid: "Ofrezca por contactos exclusivos, por compartidos o por ambos.",
      hours: "El fin debe ser posterior al comienzo.",
      hoursTwice: "Estas horas se solapan con otras del mismo día.",
      adjustedTwice: "Ajuste la oferta una sola vez por cada valor.",
      weights: "Los tres pesos deben sumar 100.",
      hot: "Caliente debe empezar por encima de por cultivar.",
      stepTime: "Cada paso viene después del anterior y antes de que termine la publicación.",
      stepPrice: "Cada paso es menor que el anterior.",
      miles: "Indique una distancia de no menos de 5 ni más de 250 millas.",
    },
    kinds: {
      missing: "Esto es obligatorio.",
      unknown: "Esto no corresponde aquí: quítelo.",
      unknown_field: "Esto no corresponde aquí: quítelo.",
      unknown_member: "Esto no corresponde aquí: quítelo.",
      taken: "Alguien ya lo tiene: elija otro.",
      duplicate: "Esto aparece dos veces: deje uno.",
      out_of_range: "Este número es demasiado pequeño o demasiado grande.",
      too_large: "Esto es demasiado: acórtelo.",
      wrong: "Esto no es correcto: revíselo.",
      not_future: "Elija un momento en el futuro.",
      too_far: "Esto queda demasiado lejos: elija un momento anterior.",
      contradiction:
        "Ningún contacto puede cumplir esto junto con las demás reglas: cambie una de ellas.",
      cap_above_longer:
        "Un plazo más largo permite menos, así que esto nunca se alcanza: bájelo o suba el otro.",
      budget_below_bid:
        "Esto es menos de lo que cuesta un contacto con su oferta: súbalo o baje la oferta.",
      unknown_zip: "Uno de estos no es un código postal de Estados Unidos: quítelo.",
    },
    least: (bound) => `Indique ${bound} o más.`,
    most: (bound) => `Indique ${bound} o menos.`,
    above: (bound) => `Indique más de ${bound}.`,
    below: (bound) => `Indique menos de ${bound}.`,
    longest: (bound) => `No pase de ${bound} caracteres.`,
    shortest: (bound) => `Escriba ${bound} caracteres o más.`,
    mostItems: (bound) => `Indique ${bound} o menos.`,
    leastItems: (bound) => `Indique ${bound} o más.`,
    whole: "Indique un número entero.",
    number: "Indique un número.",
    written: "Revise cómo está escrito.",
    choice: "Elija una de las opciones.",
    twice: "Nombre cada uno una sola vez.",
    names: {
      name: "Nombre",
      company: "Empresa",
      email: "Correo",
      password: "Contraseña",
      new_password: "Contraseña nueva",
      current_password: "Contraseña actual",
      time_zone: "Zona horaria",
      licensed_states: "Estados con licencia",
      buyer_kind: "Tipo de comprador",
      daily_cap: "Tope diario",
      reserve_cents: "Reserva",
      amount_cents: "Importe",
      reason: "Motivo",
      evidence: "Prueba",
      note: "Nota",
      status: "Estado",
    },
    named: (name, sentence) => `${name}: ${sentence}`,
    server: (message) => `El servidor no lo acepta: ${message}`,
  },
);

export type FieldTexts = (typeof FIELD_TEXTS)["en" | "es"];

/** By the field's name and the code of the mistake. */
const KNOWN: Readonly<Record<string, keyof FieldTexts["known"]>> = {
  "email invalid": "email",
  "email taken": "emailTaken",
  "password invalid": "password",
  "new_password invalid": "password",
  "current_password wrong": "passwordWrong",
  "name invalid": "name",
  "company invalid": "name",
  "time_zone invalid": "zone",
  "licensed_states invalid": "state",
  "zip_code invalid": "zip",
  "status invalid": "networkActive",
  "status archived": "archived",
  "blocked_source_ids invalid": "source",
  "exclusive_bid_cents missing": "bid",
  "close_minute invalid": "hours",
  "hours duplicate": "hoursTwice",
  "adjustments duplicate": "adjustedTwice",
  "score_weights invalid": "weights",
  "hot invalid": "hot",
  "after_minutes invalid": "stepTime",
  "basis_points invalid": "stepPrice",
  "miles out_of_range": "miles",
};

type Bounded =
  | "least"
  | "most"
  | "above"
  | "below"
  | "longest"
  | "shortest"
  | "mostItems"
  | "leastItems";

/** How the server's schemas say a bound that was passed. */
const BOUNDS: readonly (readonly [pattern: RegExp, text: Bounded])[] = [
  [/must be >= (-?[\d.]+)\.$/, "least"],
  [/must be <= (-?[\d.]+)\.$/, "most"],
  [/must be > (-?[\d.]+)\.$/, "above"],
  [/must be < (-?[\d.]+)\.$/, "below"],
  [/must NOT have more than (\d+) characters/, "longest"],
  [/must NOT have fewer than (\d+) characters/, "shortest"],
  [/must NOT have more than (\d+) items/, "mostItems"],
  [/must NOT have fewer than (\d+) items/, "leastItems"],
];
const SHAPES: readonly (readonly [
  pattern: RegExp,
  text: "whole" | "number" | "written" | "choice" | "twice",
])[] = [
  [/must be integer/, "whole"],
  [/must be number/, "number"],
  [/must match (?:pattern|format)/, "written"],
  [/must be equal to (?:one of|constant)/, "choice"],
  [/must NOT have duplicate items/, "twice"],
];

/** The sentence at the field's own control. */
export function fieldSentence({ field, code, message }: ApiFieldError, texts: FieldTexts): string {
  const name = nameOf(field);
  for (const [pattern, text] of BOUNDS) {
    const bound = pattern.exec(message)?.[1];
    if (bound !== undefined)
      return texts[text](name.endsWith("_cents") ? `$${Number(bound) / CENTS_PER_DOLLAR}` : bound);
  }
  const known = KNOWN[`${name} ${code}`];
  if (known !== undefined) return texts.known[known];
  const shape = SHAPES.find(([pattern]) => pattern.test(message));
  if (shape !== undefined) return texts[shape[1]];
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return kinds[code] ?? texts.server(message);
}

/** The sentences away from their controls: each once, with the field's name where it has one. */
export function fieldSentences(
  fields: readonly ApiFieldError[],
  texts: FieldTexts,
): readonly string[] {
  const names: Readonly<Record<string, string>> = texts.names;
  return [
    ...new Set(
      fields.map((problem) => {
        const name = names[nameOf(problem.field)];
        const sentence = fieldSentence(problem, texts);
        return name === undefined ? sentence : texts.named(name, sentence);
      }),
    ),
  ];
}

/** The last member of a JSON pointer that has a name: "licensed_states" of "/licensed_states/2". */
function nameOf(field: string): string {
  return field.split("/").findLast((part) => part !== "" && !/^\d+$/.test(part)) ?? "";
}
