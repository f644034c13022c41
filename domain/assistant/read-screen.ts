// Reads a request to open a screen: which screen, and whether the sentence says more.
import { anyOf } from "../qualification/phrases.ts";
import type { Screen } from "./turns.ts";

/** In order of precedence, because a new campaign is a campaign too. */
const SCREENS: readonly (readonly [Screen, string])[] = [
  [
    "new_campaign",
    anyOf("new (?:campaign|buy order)(?: page| form)?", "nueva campana", "campana nueva"),
  ],
  [
    "docs",
    anyOf(
      "(?:api |developer |the )?(?:docs?|documentation)(?: (?:for|of|de) the api)?",
      "api(?: reference| docs)?",
      "api",
      "reference(?: page)?",
      "documentacion(?: (?:de|del|para) (?:la |el )?api)?",
      "manual",
      "guia",
    ),
  ],
  [
    "billing",
    anyOf(
      "billing(?: page)?",
      "invoices?",
      "receipts?",
      "payment (?:methods?|info\\w*|details)",
      "(?:credit |debit )?cards?(?: number| on file)?",
      "wallet(?: page)?",
      "facturacion",
      "facturas?",
      "recibos?",
      "(?:metodos?|formas?) de pago",
      "tarjetas?(?: de credito)?",
      "cobros",
      "cartera",
      "billetera",
      "transactions?",
      "transacciones",
    ),
  ],
  ["earnings", anyOf("earnings?", "payouts?", "ganancias", "mis pagos", "pagos", "comisiones")],
  [
    "settings",
    anyOf(
      "settings?",
      "preferences?",
      "(?:my )?profile",
      "(?:my )?account(?: settings| details| info\\w*)?",
      "passwords?",
      "notifications?(?: settings)?",
      "email address",
      "time ?zone",
      "team(?: members)?",
      "configuracion(?:es)?",
      "ajustes",
      "preferencias",
      "perfil",
      "(?:mi )?cuenta",
      "contrasena",
      "notificaciones",
      "zona horaria",
      "equipo",
      "opciones de (?:mi )?cuenta",
    ),
  ],
  [
    "users",
    anyOf(
      "users?(?: list)?",
      "accounts",
      "members",
      "usuarios?",
      "cuentas",
      "miembros",
      "list of (?:affiliates|advertisers)",
      "(?:affiliates|advertisers) list",
      "lista de (?:afiliados|anunciantes)",
      "affiliates",
      "advertisers",
      "afiliados",
      "anunciantes",
    ),
  ],
  ["marketplace", anyOf("market ?place", "market", "mercado", "shelf", "tienda", "store", "shop")],
  [
    "activity",
    anyOf(
      "activity(?: log| feed| page)?",
      "(?:audit |event )?logs?",
      "history",
      "event feed",
      "(?:registro|bitacora|historial)(?: de actividad(?:es)?)?",
      "actividad(?:es)?",
      "eventos",
      "bitacora",
    ),
  ],
  [
    "dashboard",
    anyOf(
      "dash ?board",
      "home ?(?:page|screen)",
      "main (?:page|screen|menu)",
      "home",
      "overview(?: page)?",
      "start ?page",
      "panel(?: principal| de control)?",
      "tablero",
      "(?:pagina |pantalla |menu )?(?:de )?(?:inicio|principal)",
    ),
  ],
  ["campaigns", anyOf("campaigns?", "campanas?", "buy orders?")],
  ["leads", anyOf("leads", "prospectos", "lead (?:list|inbox)", "inbox")],
];

const POLITE =
  "(?:please|por favor|porfa|porfavor|can you|could you|would you|will you|i want to|i would " +
  "like to|i need to|let us|let me|me (?:puedes|podrias|puede)|me|puedes|podrias|quiero|" +
  "quisiera|necesito|para|to|just|quick(?:ly)?|now|right now|ahora|ya|hey|ok|also|again|de " +
  "nuevo|i|how do|how can|donde puedo|where can|como (?:puedo|hago para|se)|y|and)";
const GO = anyOf(
  "open(?: up)?",
  "(?:go )?back(?: to)?",
  "go(?: on| over)?(?: to)?",
  "take (?:me|us)(?: back)?(?: to)?",
  "bring(?: me| us)?(?: back)?(?: up)?(?: to)?",
  "show(?: me| us)?",
  "navigate(?: me)?(?: to)?",
  "pull up",
  "jump(?: to)?",
  "switch to",
  "get (?:me )?(?:back )?to",
  "send me to",
  "see",
  "view",
  "look at",
  "check(?: out)?",
  "visit",
  "find",
  "load",
  "display",
  "redirect me to",
  "access",
  "abr(?:e|ir|eme|a|irme)",
  "ir(?:me)?(?: a(?:l)?)?",
  "v(?:e|amos|ete|ea|aya)(?: a(?:l)?)?",
  "llev(?:a|as|e|ar)(?:me|nos)?(?: de vuelta)?(?: a(?:l)?)?",
  "muestr(?:a|e)(?:me|nos)?",
  "ensen(?:a|e)(?:me|nos)?",
  "ver",
  "veo",
  "mirar",
  "regres(?:a|e|ar)(?:me|nos)?(?: a(?:l)?)?",
  "volver a(?:l)?",
  "entrar? (?:a(?:l)?|en)",
  "mand(?:a|e)me a(?:l)?",
  "llegar? a(?:l)?",
  "llego a(?:l)?",
  "acceder a(?:l)?",
  "encontrar",
  "encuentro",
  "pasame a(?:l)?",
  "busca(?:me)?",
  "revisar",
);
const WHERE =
  "(?:where (?:is|are|do i (?:see|find|get|go for|view|check|change|update)|can i (?:see|find|" +
  "get|view|check|change|update))|donde (?:esta|estan|veo|encuentro|puedo (?:ver|encontrar|" +
  "cambiar)|cambio|queda|quedan))";
const ARTICLES =
  "(?:the|my|our|a|all|of|el|la|los|las|mi|mis|nuestr[oa]s?|un|una|de|del|al|a|your|list|lista|" +
  "todos|todas|view|seccion|pagina|pantalla|ventana|recent|latest|full|whole|recientes?|" +
  "ultim[oa]s?|section|page|screen|tab|pages|area|menu|vista|in|en|on)";
const NOUN_END = "(?: (?:page|screen|tab|section|view|list|area|menu))?";
const NAMED = SCREENS.map(([screen, names]) => ({
  screen,
  pattern: new RegExp(`\\b${names}${NOUN_END}(?![a-z0-9])`, "g"),
}));

const LED = new RegExp(`\\b(?:${GO}|${WHERE})(?: ${ARTICLES}){0,4} $`);
const ONLY = new RegExp(
  `^(?:${POLITE}[ ,]+){0,5}(?:(?:${GO}|${WHERE})[ ,]+)?(?:${ARTICLES} ){0,4}$`,
);
const AFTERWARDS =
  /^(?: (?:recientes?|please|por favor|porfa|pls|now|ya|ahora|for me|again|thanks|gracias|ok|back))*\W*$/;

const CHANGES =
  "(?:change|update|edit|reset|replace|modify|add|remove|manage|download|cambi(?:ar?|o)|" +
  "actualiz(?:ar?|o)|edit(?:ar?|o)|modific(?:ar?|o)|agreg(?:ar?|o)|descarg(?:ar?|o)|quit(?:ar?|" +
  "o)|restablecer|bajar)";
const SETTINGS =
  "(password|profile|notifications?|time ?zone|email(?: address)?|phone number|username|" +
  "company name|account settings|account details|login|contrasena|perfil|notificaciones|zona " +
  "horaria|correo|configuracion|ajustes)";
const PAYMENT_MATTERS =
  "((?:credit |debit |payment )?cards?|payment (?:method|info\\w*|details)|billing " +
  "(?:info\\w*|address|details)|invoices?|receipts?|bank (?:account|details)|tarjetas?(?: de " +
  "credito)?|(?:metodos?|formas?) de pago|facturas?|recibos?|datos de (?:facturacion|pago)|" +
  "cuenta (?:bancaria|de banco))";
const EDITS = new RegExp(
  `\\b${CHANGES}(?: (?:my|the|our|a|new|mi|mis|la|el|los|las|una?|nueva?|otra|another|` +
    "some))*(?: (?:account|login|profile|user))? " +
    `${anyOf(SETTINGS, PAYMENT_MATTERS)}(?![a-z])`,
);
const CREATES = new RegExp(
  `\\b${anyOf(
    "(?:create|set ?up|launch|crear|lanzar) (?:campaigns?|campanas?)(?=\\W*$)",
    "(?:create|make|set ?up|launch|build|begin|open|add|creating|making|setting up) (?:me |us " +
      ")?(?:a|an|another|1|my first|my|some|new)(?: new| 2nd| second| different| fresh)? " +
      "(?:[a-z]+ )?(?:campaign|buy order)s?",
    "start (?:a|another|1|my first|a new|new|another new)(?: new)?(?: [a-z]+)? campaigns?",
    "(?:a|want|need|make|create) (?:new|another) (?:campaign|buy order)",
    "(?:cre(?:ar|a|ame|emos|o)|hac(?:er|eme)|haz(?:me)?|lanz(?:ar|a)|mont(?:ar|a)|arm(?:ar|a)|" +
      "empezar|comenzar|configurar|abr(?:ir|e)|agregar|agrega|iniciar|pon(?:er|me)?) (?:una|1|" +
      "otra|la|mi(?: primera)?)(?: nueva| otra)? campana(?: nueva)?",
    "(?:una|otra|1|la)? ?(?:nueva campana|campana nueva)",
    "otra campana",
  )}\\b`,
);

/** Screens that people say they need, instead of wanting to open them. */
const NEEDED: ReadonlySet<Screen> = new Set(["docs", "billing"]);
const NEEDS = new RegExp(
  "\\b(?:need|want|get|have|necesito|quiero|ocupo|dame|descargar|bajar|download)(?: me)?(?: " +
    `${ARTICLES}){0,4} $`,
);

export interface NamedScreen {
  readonly screen: Screen;
  /** How it is named: `whole`: nothing but the screen; `led`: after a verb of going. */
  readonly how: "whole" | "led";
  readonly hasVerb: boolean;
}

/** Whether the person wants to create a campaign. */
export function createsCampaign(text: string): boolean {
  return CREATES.test(text);
}

/** The screen that the person wants to open; null if none is named. */
export function readScreen(text: string): NamedScreen | null {
  if (createsCampaign(text)) return { screen: "new_campaign", how: "led", hasVerb: true };
  const edit = EDITS.exec(text);
  if (edit !== null)
    return { screen: edit[1] === undefined ? "billing" : "settings", how: "led", hasVerb: true };
  const spaced = text.replaceAll(/\s+/g, " ");
  let led: NamedScreen | null = null;
  for (const { screen, pattern } of NAMED) {
    for (const match of spaced.matchAll(pattern)) {
      const before = spaced.slice(0, match.index);
      const hasVerb = LED.test(before) || (NEEDED.has(screen) && NEEDS.test(before));
      if (ONLY.test(before) && AFTERWARDS.test(spaced.slice(match.index + match[0].length)))
        return { screen, how: "whole", hasVerb };
      if (hasVerb) led ??= { screen, how: "led", hasVerb };
    }
  }
  return led;
}
