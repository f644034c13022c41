// Texts of whom payouts go to: tax details with their certification, the bank account, and how payouts are asked for.
import { defineTexts } from "../lib/text/text.ts";

export const PAYEE_TEXTS = defineTexts({
  about: "Payouts begin once both are given. Numbers are sealed on the server: nobody reads them here again but for their last four digits.", notYours: "Where your account's payouts go is read and changed by its owners alone.",
  save: "Save", change: "Change", cancel: "Cancel", missing: "This is required.",
  way: { title: "How payouts are asked for", label: "Ask for payouts", weekly: "By itself on Mondays, from $50 on", by_hand: "Only when I ask", kept: "Kept." },
  tax: {
    title: "Tax details", about: "What Form W-9 asks of everybody who is paid in the US. Without it nothing may be paid out.", person: "Are you a US person?", personHint: "A citizen or resident of the US, or a company or trust formed there.", yes: "Yes", no: "No",
    foreign: "This network pays only US persons yet: it takes no Form W-8BEN. What you earn stays on your account; write to the operator about it. Nothing is kept of this form.",
    legalName: "Legal name", legalHint: "As on the income tax return.", businessName: "Business name, if different", taxClass: "Federal tax classification",
    classes: { individual: "Individual or sole proprietor", c_corporation: "C corporation", s_corporation: "S corporation", partnership: "Partnership", trust_estate: "Trust or estate", llc_c: "LLC, taxed as a C corporation", llc_s: "LLC, taxed as an S corporation", llc_partnership: "LLC, taxed as a partnership" },
    street: "Street address", city: "City", state: "State", zipCode: "ZIP", chooseState: "Choose…", numberKind: "Kind of number", kinds: { ssn: "SSN or ITIN (a person's)", ein: "EIN (a company's)" }, number: "Taxpayer identification number", numberHint: { ssn: "Nine digits, such as 123-45-6789.", ein: "Nine digits, such as 12-3456789." },
    certification: "Certification", certify: "Under penalties of perjury I certify: the number above is my correct taxpayer number; I am not subject to backup withholding; I am a US person; and nothing here is left out that would make it untrue.",
    certifyMissing: "Read it, and tick it if it is true.", signature: "Signature: type your full name", signatureHint: "It counts like one by hand, with today's date.", saved: "Your tax details are certified and sealed.",
    mistake: { missing: "This is required.", format: "Give it in its usual form.", impossible: "Nobody was ever given such a number: look at it again.", needs_ein: "A company goes by its EIN.", unlike_name: "Sign with the legal name above." },
    rows: { name: "Legal name", business: "Business name", taxClass: "Classification", address: "Address", number: "Number", signed: "Certified" }, ending: (kind: string, digits: string) => `${kind}, ending in ${digits}`, kindShort: { ssn: "SSN or ITIN", ein: "EIN" }, signedBy: (name: string, when: string) => `${name}, ${when}`,
  },
  bank: {
    title: "Bank account", about: "Where payouts go. After a change they wait for 72 hours, and everybody of your account is told.", holder: "Account holder", holderHint: "As the bank has it.", kind: "Kind of account", kinds: { checking: "Checking", savings: "Savings" },
    routing: "Routing number", routingHint: "Nine digits, at the bottom left of a check.", number: "Account number", numberHint: "4 to 17 digits.", password: "Your password", passwordHint: "So that nobody who only finds your browser open can send your money elsewhere.", passwordMissing: "Type your password.", passwordWrong: "This is not your password.",
    mistake: { missing: "This is required.", format: "Give digits alone.", checksum: "No bank has such a routing number: look at it again." }, saved: "The bank account is sealed.", savedHeld: (when: string) => `The bank account is changed. Payouts wait until ${when}.`,
    rows: { holder: "Holder", account: "Account", routing: "Routing number", since: "Given" }, ending: (kind: string, digits: string) => `${kind}, ending in ${digits}`, endingPlain: (digits: string) => `ending in ${digits}`, held: (when: string) => `The account was changed: payouts wait until ${when}.`,
  },
}, {
  about: "Los pagos empiezan cuando se dieron ambos. Los números se sellan en el servidor: aquí nadie vuelve a leer más que sus cuatro últimos dígitos.", notYours: "Adónde van los pagos de su cuenta lo leen y cambian solo sus propietarios.",
  save: "Guardar", change: "Cambiar", cancel: "Cancelar", missing: "Esto es obligatorio.",
  way: { title: "Cómo se solicitan los pagos", label: "Solicitar pagos", weekly: "Solos los lunes, a partir de $50", by_hand: "Solo cuando yo lo pido", kept: "Guardado." },
  tax: {
    title: "Datos fiscales", about: "Lo que el formulario W-9 pregunta a quien cobra en EE. UU. Sin ello no se puede pagar nada.", person: "¿Es usted una persona de EE. UU.?", personHint: "Ciudadano o residente de EE. UU., o una empresa o fideicomiso constituidos allí.", yes: "Sí", no: "No",
    foreign: "Esta red solo paga por ahora a personas de EE. UU.: no acepta el formulario W-8BEN. Lo que gane queda en su cuenta; escriba al operador. De este formulario no se guarda nada.",
    legalName: "Nombre legal", legalHint: "Como en la declaración de impuestos.", businessName: "Nombre comercial, si es otro", taxClass: "Clasificación fiscal federal",
    classes: { individual: "Individuo o empresario individual", c_corporation: "Corporación C", s_corporation: "Corporación S", partnership: "Sociedad", trust_estate: "Fideicomiso o sucesión", llc_c: "LLC, tributa como corporación C", llc_s: "LLC, tributa como corporación S", llc_partnership: "LLC, tributa como sociedad" },
    street: "Dirección", city: "Ciudad", state: "Estado", zipCode: "Código postal", chooseState: "Elija…", numberKind: "Tipo de número", kinds: { ssn: "SSN o ITIN (de persona)", ein: "EIN (de empresa)" }, number: "Número de identificación fiscal", numberHint: { ssn: "Nueve dígitos, como 123-45-6789.", ein: "Nueve dígitos, como 12-3456789." },
    certification: "Certificación", certify: "Bajo pena de perjurio certifico: el número de arriba es mi número fiscal correcto; no estoy sujeto a retención adicional; soy una persona de EE. UU.; y aquí no falta nada que lo haría falso.",
    certifyMissing: "Léalo y márquelo si es cierto.", signature: "Firma: escriba su nombre completo", signatureHint: "Vale como una a mano, con la fecha de hoy.", saved: "Sus datos fiscales están certificados y sellados.",
    mistake: { missing: "Esto es obligatorio.", format: "Escríbalo en su forma habitual.", impossible: "A nadie se le dio nunca ese número: revíselo.", needs_ein: "Una empresa usa su EIN.", unlike_name: "Firme con el nombre legal de arriba." },
    rows: { name: "Nombre legal", business: "Nombre comercial", taxClass: "Clasificación", address: "Dirección", number: "Número", signed: "Certificado" }, ending: (kind, digits) => `${kind}, termina en ${digits}`, kindShort: { ssn: "SSN o ITIN", ein: "EIN" }, signedBy: (name, when) => `${name}, ${when}`,
  },
  bank: {
    title: "Cuenta bancaria", about: "Adónde van los pagos. Tras un cambio esperan 72 horas, y se avisa a todos los de su cuenta.", holder: "Titular", holderHint: "Como lo tiene el banco.", kind: "Tipo de cuenta", kinds: { checking: "Corriente", savings: "Ahorros" },
    routing: "Número de ruta", routingHint: "Nueve dígitos, abajo a la izquierda en un cheque.", number: "Número de cuenta", numberHint: "De 4 a 17 dígitos.", password: "Su contraseña", passwordHint: "Para que quien solo encuentre su navegador abierto no pueda enviar su dinero a otra parte.", passwordMissing: "Escriba su contraseña.", passwordWrong: "Esta no es su contraseña.",
    mistake: { missing: "Esto es obligatorio.", format: "Escriba solo dígitos.", checksum: "Ningún banco tiene ese número de ruta: revíselo." }, saved: "La cuenta bancaria está sellada.", savedHeld: (when) => `La cuenta bancaria cambió. Los pagos esperan hasta ${when}.`,
    rows: { holder: "Titular", account: "Cuenta", routing: "Número de ruta", since: "Indicada" }, ending: (kind, digits) => `${kind}, termina en ${digits}`, endingPlain: (digits) => `termina en ${digits}`, held: (when) => `La cuenta cambió: los pagos esperan hasta ${when}.`,
  },
});
