// What notifications about pauses by the network say in Spanish.
import type { PausedThing } from "../../../domain/notifications/kinds/network-paused.ts";
import { momentText } from "../../../domain/notifications/moment-text.ts";
import type { NotificationWords } from "../../../domain/notifications/words.ts";

const THINGS = {
  campaign: "su campaña",
  source: "su fuente",
  destination: "su destino",
  form: "su formulario",
} as const;

function thingOf({ kind, name, sub, value }: PausedThing): string {
  return kind === "sub_id"
    ? `${sub ?? ""} «${value ?? ""}» de su fuente «${name}»`
    : `${THINGS[kind]} «${name}»`;
}

export const networkPauseNewsTexts: Pick<
  NotificationWords["texts"],
  "network_paused" | "network_resumed"
> = {
  network_paused: ({ isChange, reason, endsAtMs, timeZone, ...thing }) => ({
    title: isChange
      ? `La red cambió la pausa de ${thingOf(thing)}`
      : `La red pausó ${thingOf(thing)}`,
    body: `${
      endsAtMs === null
        ? "Hasta que la red la termine"
        : `Hasta el ${momentText("es-US", endsAtMs, timeZone)}`
    } · ${reason}`,
  }),
  network_resumed: ({ isByTime, ...thing }) => ({
    title: isByTime
      ? `Terminó la pausa de la red de ${thingOf(thing)}`
      : `La red terminó la pausa de ${thingOf(thing)}`,
    body: "Vuelve a valer su propio estado",
  }),
};
