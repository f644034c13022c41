// Texts of asking for the money back: the evidence of each reason, what a return would mean, and
// what comes next.
import { defineTexts, plural } from "../lib/text/text.ts";

export const FILING_TEXTS = defineTexts(
  {
    about: {
      outside_area:
        "Nothing to type: the lead's place is held against your campaign's criteria as they were.",
      wrong_property_type:
        "Nothing to type: the lead's type is held against your campaign's criteria as they were.",
      invalid_contact: "Two calls that you logged at the lead, or an e-mail that came back.",
      no_response: "At least 12 touches on 4 days, logged at the lead.",
      fake_spam: "What shows that nobody asked.",
      duplicate: "The earlier purchase of the same person.",
      not_owner: "Who owns it by the record.",
      wholesaler: "What the person offered, and when.",
      listed_on_mls: "The listing, and its day: before you bought the lead.",
      under_contract: "The contract, and its day: before you bought the lead.",
      has_agent: "What the person said, and when.",
      did_not_request: "What the person said, and when.",
      vacant_land: "What stands on the parcel.",
      non_residential: "What stands on the parcel.",
      mobile_no_land: "What stands on the parcel, and whose it is.",
      no_consent: "What shows that the consent is not the person's.",
      other: "What happened, described.",
    },
    byHand: "You bought this lead by hand, without criteria: a person decides.",
    proof: "How it can be shown",
    proofs: { calls: "Calls that I logged", bounce: "An e-mail that came back" },
    logged: (count: number) => plural(count, "1 call is logged.", `${count} calls are logged.`),
    touched: (touches: number, days: number) =>
      `${plural(touches, "1 touch", `${touches} touches`)} logged on ${plural(days, "1 day", `${days} days`)}.`,
    day: {
      said: "Day on which it was said",
      bounce: "Day on which it came back",
      listing: "Day of the listing",
      contract: "Day of the contract",
    },
    earlier: "Earlier purchase",
    earlierHint: "Those of the same person stand first.",
    samePerson: (name: string) => `${name} · same person`,
    choose: "Choose",
    words: "What happened",
    wordsOptional: "What happened (if you like)",
    wordsHint:
      "The affiliate and the operator read it, without names, numbers and addresses: those are taken out. It is sent once.",
    mistake: {
      missing: "This is needed for the reason.",
      not_needed: "This does not belong to the reason: leave it out.",
      not_enabled: "This network does not take leads back because nobody answers.",
      no_date: "Give a day of the calendar.",
      future: "This day has not come yet.",
      before_sale: "This is before you bought the lead.",
      after_sale: "This is after you bought the lead: only what was so before counts.",
      too_few_calls:
        "Log at least two calls at the lead first, or choose an e-mail that came back.",
      too_few_touches: "Log at least 12 touches on 4 days at the lead first.",
      was_reached: "You noted that the person was reached: choose another reason.",
      not_yours: "Choose a purchase of your own.",
      same_sale: "This is the lead that you ask back: choose the earlier one.",
      not_earlier: "This was bought later: choose the earlier one.",
    },
    rate: "Your returns",
    rateOf: (share: string, counted: number, received: string) =>
      `${share}: ${counted} of ${received} leads in 90 days`,
    rateNone: (counted: number, received: string) => `${counted} of ${received} leads in 90 days`,
    allowance: "Still without a person",
    left: (count: number) =>
      plural(
        count,
        "1 more, then every return waits for a person",
        `${count} more, then every return waits for a person`,
      ),
    noneLeft: "None: above 15 % of your leads only a person approves",
    tooFew: "Counted from 20 leads on",
    rank: "Your bids' rank",
    rankOf: (now: string, then: string) => `${now}; ${then} if this is declined`,
    rankSame: (now: string) => `${now}, also if this is declined`,
    declined: "Declined in 90 days",
    next: "What happens next",
    steps: {
      checks: "Our checks look at it at once",
      checksAbout: "What they prove is approved at once and does not count as a return of yours.",
      answer: "The affiliate answers until",
      decide: "The operator decides until",
      decideAbout: "If nobody decides by then, it is approved.",
      people: "Nothing is approved without a person: you return more than 15 % of your leads.",
      money: (amount: string) =>
        `Approved: ${amount} go back to your wallet, and the lead leaves you`,
    },
    refused: {
      window_closed: "The time to ask for the money back is over.",
      already_filed: "The money was asked back already.",
      already_payable:
        "The affiliate's earning has been released. Write to the network's operator.",
    },
    provedNow: (amount: string) =>
      `Approved at once: our checks proved it, and ${amount} are back in your wallet.`,
  },
  {
    about: {
      outside_area:
        "Nada que escribir: el lugar se compara con los criterios de su campaña tal como eran.",
      wrong_property_type:
        "Nada que escribir: el tipo se compara con los criterios de su campaña tal como eran.",
      invalid_contact: "Dos llamadas que anotó en el contacto, o un correo devuelto.",
      no_response: "Al menos 12 intentos en 4 días, anotados en el contacto.",
      fake_spam: "Qué muestra que nadie lo pidió.",
      duplicate: "La compra anterior de la misma persona.",
      not_owner: "Quién es el dueño según el registro.",
      wholesaler: "Qué ofreció la persona, y cuándo.",
      listed_on_mls: "El anuncio y su día: antes de que usted comprara el contacto.",
      under_contract: "El contrato y su día: antes de que usted comprara el contacto.",
      has_agent: "Qué dijo la persona, y cuándo.",
      did_not_request: "Qué dijo la persona, y cuándo.",
      vacant_land: "Qué hay en la parcela.",
      non_residential: "Qué hay en la parcela.",
      mobile_no_land: "Qué hay en la parcela, y de quién es.",
      no_consent: "Qué muestra que el consentimiento no es de la persona.",
      other: "Qué pasó, descrito.",
    },
    byHand: "Compró este contacto a mano, sin criterios: decide una persona.",
    proof: "Cómo se puede mostrar",
    proofs: { calls: "Llamadas que anoté", bounce: "Un correo devuelto" },
    logged: (count) => plural(count, "1 llamada anotada.", `${count} llamadas anotadas.`),
    touched: (touches, days) =>
      `${plural(touches, "1 intento anotado", `${touches} intentos anotados`)} en ${plural(days, "1 día", `${days} días`)}.`,
    day: {
      said: "Día en que se dijo",
      bounce: "Día en que volvió",
      listing: "Día del anuncio",
      contract: "Día del contrato",
    },
    earlier: "Compra anterior",
    earlierHint: "Primero las de la misma persona.",
    samePerson: (name) => `${name} · misma persona`,
    choose: "Elija",
    words: "Qué pasó",
    wordsOptional: "Qué pasó (si quiere)",
    wordsHint:
      "Lo leen el afiliado y el operador, sin nombres, números ni direcciones: se quitan. Se envía una vez.",
    mistake: {
      missing: "El motivo lo requiere.",
      not_needed: "No corresponde al motivo: quítelo.",
      not_enabled: "Esta red no acepta devoluciones porque nadie responde.",
      no_date: "Indique un día del calendario.",
      future: "Ese día aún no ha llegado.",
      before_sale: "Es anterior a su compra del contacto.",
      after_sale: "Es posterior a su compra: solo cuenta lo que ya era así antes.",
      too_few_calls:
        "Anote antes al menos dos llamadas en el contacto, o elija un correo devuelto.",
      too_few_touches: "Anote antes al menos 12 intentos en 4 días en el contacto.",
      was_reached: "Usted anotó que habló con la persona: elija otro motivo.",
      not_yours: "Elija una compra suya.",
      same_sale: "Este es el contacto que devuelve: elija el anterior.",
      not_earlier: "Esto se compró después: elija el anterior.",
    },
    rate: "Sus devoluciones",
    rateOf: (share, counted, received) =>
      `${share}: ${counted} de ${received} contactos en 90 días`,
    rateNone: (counted, received) => `${counted} de ${received} contactos en 90 días`,
    allowance: "Aún sin una persona",
    left: (count) =>
      plural(
        count,
        "1 más; después cada devolución espera a una persona",
        `${count} más; después cada devolución espera a una persona`,
      ),
    noneLeft: "Ninguna: por encima del 15 % de sus contactos solo aprueba una persona",
    tooFew: "Cuenta a partir de 20 contactos",
    rank: "El rango de sus ofertas",
    rankOf: (now, then) => `${now}; ${then} si se deniega`,
    rankSame: (now) => `${now}, también si se deniega`,
    declined: "Denegadas en 90 días",
    next: "Qué pasa después",
    steps: {
      checks: "Nuestras comprobaciones la miran enseguida",
      checksAbout: "Lo que prueban se aprueba enseguida y no cuenta como devolución suya.",
      answer: "El afiliado responde hasta",
      decide: "El operador decide hasta",
      decideAbout: "Si nadie decide hasta entonces, queda aprobada.",
      people: "Nada se aprueba sin una persona: devuelve más del 15 % de sus contactos.",
      money: (amount) =>
        `Aprobada: ${amount} vuelven a su billetera y el contacto deja de ser suyo`,
    },
    refused: {
      window_closed: "El plazo para pedir el dinero terminó.",
      already_filed: "El dinero ya se pidió de vuelta.",
      already_payable: "La ganancia del afiliado ya se liberó. Escriba al operador de la red.",
    },
    provedNow: (amount) =>
      `Aprobada enseguida: nuestras comprobaciones lo probaron y ${amount} volvieron a su billetera.`,
  },
);
