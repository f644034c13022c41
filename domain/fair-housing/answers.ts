// Has the assistant's answers when it may not compare places or people, or may not give advice: the
// same words for every person.

export const NEUTRAL_ANSWER: Readonly<Record<"en" | "es", string>> = {
  en:
    "I can't compare areas or people by who lives there, how safe they are or their schools; " +
    "the school district's site, local police statistics and the census publish those figures. " +
    "I can search by price, size, place and distance instead.",
  es:
    "No puedo comparar zonas ni personas por la gente que vive ahí, la seguridad o las " +
    "escuelas; esos datos los publican el sitio del distrito escolar, las estadísticas de la " +
    "policía local y el censo. Sí puedo buscar por precio, tamaño, lugar y distancia.",
};

export const NO_ADVICE_ANSWER: Readonly<Record<"en" | "es", string>> = {
  en:
    "I can't advise on law, taxes or loans, or say what prices and rates will do; a lawyer, a " +
    "tax adviser or a licensed lender can look at your case. I can show you your own figures " +
    "and search by price, size, place and distance.",
  es:
    "No puedo aconsejar sobre leyes, impuestos o préstamos, ni decir qué harán los precios y " +
    "las tasas; un abogado, un contador o un prestamista con licencia puede ver su caso. Sí " +
    "puedo mostrarle sus propios datos y buscar por precio, tamaño, lugar y distancia.",
};
