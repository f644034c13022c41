// Holds the texts of what is wrong in a destination's form.
import type { DestinationProblemTexts } from "../../en/parts/destination-problems.ts";

export const destinationProblemTexts: DestinationProblemTexts = {
  address: "Indique la dirección a la que llamar.",
  name: "Dele un nombre.",
  minutes: "Indique un número entero de 0 a 1440.",
  timeout: "Indique un número entero de 1 a 30.",
  header: "Use letras, cifras y guiones, como X-Api-Key.",
  twice: "Aparece dos veces: deje uno.",
  headerValue: "Indique lo que debe decir.",
  noFields: "Añada al menos un campo.",
  fieldName: "Dele el nombre que usa su sistema.",
  emails: "Indique un correo completo por línea, cinco como máximo.",
  apiKey: "Indique una clave de API.",
  phone: "Indique el número con + y el país, como +19165550100.",
  text: "Indique el texto.",
  stage: "Indique la etapa como la llama Follow Up Boss.",
  stray_brace: (at) => `Cierre o quite la llave en «${at}».`,
  unknown_macro: (macro) => `Ningún contacto dice {${macro}}.`,
  meant: (macro) => `¿Quiso decir {${macro}}?`,
  nameTwice: (row) => `El campo ${row} tiene este nombre: dele otro.`,
  level_and_value: (row) =>
    `Junto con el campo ${row} algo sería valor y nivel a la vez: dele otro nombre.`,
  not_a_list: (row) =>
    `Numere todos los elementos de una lista, o ninguno: compare el campo ${row}.`,
  bad_xml_name: (at) => `XML no permite el nombre «${at}»: elija otro.`,
  attribute_with_levels: "Ponga @ solo ante el último nombre: nada va debajo de un atributo.",
  empty_name: "Una parte del nombre está vacía.",
  bad_root: "Elija un nombre que XML permita, como lead.",
};
