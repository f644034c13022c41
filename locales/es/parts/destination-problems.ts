// Holds the texts of what is wrong in a destination's form.
import type { DestinationProblemTexts } from "../../en/parts/destination-problems.ts";

export const destinationProblemTexts: DestinationProblemTexts = {
  address: "Indique la dirección que se llama.",
  name: "Escriba un nombre.",
  minutes: "Escriba un número entero de 0 a 1,440.",
  timeout: "Escriba un número entero de 1 a 30.",
  header: "Use letras, dígitos y guiones, por ejemplo X-Api-Key.",
  twice: "Esto aparece dos veces. Deje uno.",
  headerValue: "Escriba un valor.",
  noFields: "Agregue al menos un campo.",
  fieldName: "Escriba el nombre que usa su sistema.",
  emails: "Escriba un correo completo por línea, cinco como máximo.",
  apiKey: "Escriba una clave de API.",
  phone: "Escriba el número con + y el código del país, por ejemplo +19165550100.",
  text: "Escriba el texto.",
  stage: "Escriba el nombre de la etapa en Follow Up Boss.",
  stray_brace: (at) => `Cierre o quite la llave en «${at}».`,
  unknown_macro: (macro) => `No existe el campo {${macro}}.`,
  meant: (macro) => `¿Quiso decir {${macro}}?`,
  nameTwice: (row) => `El campo ${row} tiene este nombre. Elija otro.`,
  level_and_value: (row) =>
    `Este nombre y el del campo ${row} se contradicen: uno es un nivel del otro. Elija otro nombre.`,
  not_a_list: (row) =>
    `Numere todos los elementos de una lista, o ninguno. Compare el campo ${row}.`,
  bad_xml_name: (at) => `XML no permite el nombre «${at}». Elija otro.`,
  attribute_with_levels: "Ponga @ solo antes del último nombre. Un atributo no tiene niveles.",
  empty_name: "Escriba cada parte del nombre.",
  bad_root: "Elija un nombre que XML permita, por ejemplo lead.",
};
