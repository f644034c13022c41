// What notifications about consumers' requests say in Spanish.
import { recordRef } from "../../../domain/notifications/record-ref.ts";
import type { NotificationWords } from "../../../domain/notifications/words.ts";

export const consumerNewsTexts: Pick<NotificationWords["texts"], "consumer_asked"> = {
  consumer_asked: ({ leadId, asked, isBuyer }) =>
    asked === "erasure"
      ? {
          title: `La persona del prospecto ${recordRef(leadId)} quiere que se borren sus datos`,
          body: isBuyer
            ? "Borramos los datos de contacto. Borre toda copia que usted guarde y no la contacte"
            : "Borramos los datos de contacto. Borre toda copia que usted guarde y no la envíe de nuevo",
        }
      : {
          title: `No se debe contactar a la persona del prospecto ${recordRef(leadId)}`,
          body: isBuyer
            ? "La persona lo pidió. No la llame, ni le escriba mensajes o correos"
            : "La persona lo pidió. El prospecto ya no está a la venta y se rechazan nuevos envíos",
        },
};
