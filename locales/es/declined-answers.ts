// Has the assistant's answers where it may not compare places or people, or give advice: the same
// words for all readers.
import type { DeclinedAnswers } from "../en/declined-answers.ts";

export const declinedAnswers: DeclinedAnswers = {
  neutral:
    "No puedo comparar zonas ni personas por sus habitantes, la seguridad o las escuelas. Esos datos los publican el sitio del distrito escolar, las estadísticas de la policía local y el censo. Sí puedo buscar por precio, tamaño, lugar y distancia.",
  noAdvice:
    "No puedo aconsejar sobre leyes, impuestos o préstamos, ni decir qué harán los precios y " +
    "las tasas. Un abogado, un contador o un prestamista con licencia puede ver su caso. Sí " +
    "puedo mostrarle sus propios datos y buscar por precio, tamaño, lugar y distancia.",
};
