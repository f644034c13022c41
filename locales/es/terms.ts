// Los significados de los términos del producto, uno por término.
import type { TermTexts } from "../en/terms.ts";

export const termTexts: TermTexts = {
  rank: {
    name: "Rango",
    meaning:
      "El orden en que ganan las ofertas: cada oferta por el modificador del comprador. Cambia quién gana, nunca el precio.",
  },
  slot: {
    name: "Lugar",
    meaning:
      "Uno de los lugares de un prospecto compartido. Cada lugar se vende a otro comprador a su propio precio.",
  },
  reserve: {
    name: "Reserva",
    meaning:
      "El precio más bajo que se acepta por un prospecto. Por debajo, el prospecto no se vende.",
  },
  routing: {
    name: "Distribución",
    meaning:
      "Cómo se elige al ganador de un prospecto, por ejemplo la oferta más alta o un orden fijo de compradores.",
  },
  route: {
    name: "Ruta",
    meaning:
      "El orden en que se prueban los destinos de un prospecto comprado. Si uno falla, lo recibe el siguiente.",
  },
  cap: {
    name: "Límite",
    meaning:
      "El máximo de prospectos que una campaña compra, o una fuente acepta, en un período. Se reanuda en el siguiente.",
  },
  pacing: {
    name: "Ritmo",
    meaning:
      "Con qué rapidez una campaña usa sus límites: según llegan los prospectos o de forma pareja en el día.",
  },
  ping: {
    name: "Ping",
    meaning:
      "Una consulta de cuánto pagaría un prospecto, enviada sin su contacto. La respuesta es una oferta válida por segundos.",
  },
};
