// What notifications about payouts and about entries into wallets say in Spanish.
import { centsToText, signedCentsToText } from "../../../domain/money/money.ts";
import type { NotificationWords } from "../../../domain/notifications/words.ts";

export const moneyNewsTexts: Pick<
  NotificationWords["texts"],
  "money_booked" | "entry_waiting" | "payout_moved"
> = {
  money_booked: ({ kind, amountCents, afterCents }) => {
    const sum = centsToText(Math.abs(amountCents));
    return {
      title: {
        payment: `Llegó su pago de ${sum}`,
        adjustment:
          amountCents < 0 ? `La red retiró ${sum} de su saldo` : `La red agregó ${sum} a su saldo`,
        goodwill: `La red le abonó ${sum}`,
        promotion: `Crédito promocional de ${sum}`,
        refund: `Se le reembolsaron ${sum} de su saldo`,
        credit_limit: `Su límite de crédito es de ${sum}`,
      }[kind],
      body:
        kind === "credit_limit"
          ? "Puede gastar hasta ese importe cuando se agote su saldo"
          : `Su saldo fue entonces de ${signedCentsToText(afterCents)}`,
    };
  },
  entry_waiting: ({ amountCents }) => ({
    title: `Un asiento de ${centsToText(Math.abs(amountCents))} espera a una segunda persona`,
    body: "Lo aprueba otra persona que la que lo hizo",
  }),
  payout_moved: ({ status, amountCents, isApprovedOnce }) => {
    const sum = centsToText(amountCents);
    return {
      requested: {
        title: isApprovedOnce
          ? `Un pago necesita la aprobación de una segunda persona, ${sum}`
          : `Un pago espera su aprobación, ${sum}`,
        body: `${sum} para un afiliado`,
      },
      approved: {
        title: `Su pago de ${sum} está aprobado`,
        body: "Va a su banco con el próximo archivo",
      },
      sent: { title: `${sum} van camino de su banco`, body: "Vea qué ganancias incluye" },
      rejected: { title: `Pago rechazado, ${sum}`, body: `${sum} siguen por pagar: vea por qué` },
      failed: {
        title: `El pago falló en el banco, ${sum}`,
        body: `${sum} vuelven a estar por pagar: vea por qué`,
      },
    }[status];
  },
};
