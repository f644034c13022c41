// What notifications about the security of an account say in Spanish.
import type { NotificationWords } from "../../../domain/notifications/words.ts";
import { burstTexts } from "./bursts.ts";

export const securityNewsTexts: Pick<
  NotificationWords["texts"],
  "api_key_made" | "data_exported" | "destination_made" | "key_revoked" | "security_burst"
> = {
  api_key_made: ({ name, by, isTakeOver }) => ({
    title: isTakeOver
      ? `${by} asumió la clave de API «${name}»`
      : `${by} creó la clave de API «${name}»`,
    body: "Si no fue su equipo, revoquen la clave y cambien sus contraseñas",
  }),
  data_exported: ({ file, rows }) => ({
    title:
      "Filas exportadas de " +
      `${{ sales: "prospectos comprados", import: "una importación", bank: "pagos" }[file]}: ${rows}`,
    body: "Si no fue su equipo, cambien sus contraseñas y escriban a la red",
  }),
  destination_made: ({ what }) => ({
    title: `Un nuevo ${what === "destination" ? "destino" : what} recibe datos de su cuenta`,
    body: "Si no fue su equipo, quítenlo y cambien sus contraseñas",
  }),
  key_revoked: ({ name, isOfSource, reason }) => ({
    title: isOfSource
      ? `La red revocó la clave de la fuente «${name}»`
      : `La red revocó la clave de API «${name}»`,
    body: reason,
  }),
  security_burst: ({ kind, count }) => ({
    title: burstTexts[kind](count),
    body: "En una hora. Revise la actividad y suspenda la cuenta si no es su equipo",
  }),
};
