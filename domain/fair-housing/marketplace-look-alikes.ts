// Lists the marketplace's own terms that only look like words about people.
import { OF_THE_PRODUCT } from "./product-languages.ts";
import { allWords } from "./reading.ts";
import { anyOf } from "../qualification/phrases.ts";

const FIGURES = anyOf(
  "traffic",
  "spend\\w*",
  "budgets?",
  "sources?",
  "clicks?",
  "visits?",
  "visitors?",
  "returns?",
  "portfolio",
  "bids?",
  "payouts?",
  "earnings",
  "costs?",
  "prices?",
  "fees?",
  "score",
  "invoices?",
  "bill",
  "campaigns?",
  "inventory",
  "posts?",
  "pings?",
  "calls?",
  "listings?",
  "leads? by (?:source|state|price|status|zip|day|device|type)",
);
const MADE_UP_OF =
  "make ?up of (?:(?:my|our|the|this|that|last|all) |\\w+s )?(?:last )?(?:\\w+ ){0,2}" + FIGURES;
/**
 * Users and visitors of a person's own pages: the question is about the channel, the device or the
 * team role.
 */
const MY_VISITORS = anyOf(
  "(?:my|our) (?:people|folks)(?= (?:\\w+ ){0,4}(?:log\\w*|sign in|sign up|click\\w*|access|" +
    "seats?|logins?|accounts?|invited?|dashboard|password))",
  "(?:my|our) (?:people|folks|visitors)(?= (?:\\w+ ){0,4}from,? [^.!?]{0,30}\\b(?:facebook|fb|" +
    "google|bing|tiktok|youtube|instagram|ads?|email|organic|search|seo|mobile|phones?|" +
    "desktop)\\b)",
  "mi gente(?= (?:\\w+ ){0,4}(?:entra\\w*|acces\\w*|tablero|sesion|cuenta|celular|computadora|" +
    "contrasena|panel))",
  "mi gente(?=,? [^.!?]{0,30}\\b(?:google|facebook|tiktok|anuncios|correo|celular|computadora)\\b)",
  "mi gente(?<=\\b(?:puede|deja\\w*|invit\\w+) (?:\\w+ )?mi gente)(?= (?:entrar|ver|usar))",
);

/** The marketplace's own terms that only look like words about people. */
export const MARKETPLACE = [
  allWords(
    "(?:parent|child|orphan\\w*|sister|sibling|master|family) (?:ids?|accounts?|records?|" +
      "compan(?:y|ies)|campaigns?|sources?|folders?|rows?|nodes?|keys?|elements?|process|" +
      "leads?(?= ids?)|tickets?|plan|categor\\w+)",
    "cuentas? (?:padre|madre|hij[oa]s?|principal)",
    "registros? (?:padre|hij[oa]s?)",
    "race conditions?",
    "(?:foreign|native|master) (?:keys?|ads?|apps?|integrations?|currency|phones?|numbers?|" +
      "transactions?|code|formats?|support|language|placements?)",
    "white ?labell?\\w*",
    "white ?list\\w*",
    "black ?list\\w*",
    "marca blanca",
    "anuncios nativos",
    "blind (?:bids?|auctions?|post\\w*|transfers?)",
    "divers(?:ify|ified|ification|ificar|e (?:sources?|traffic|campaigns?|set of sources|" +
      "channels?|portfolio))\\w*",
    "diversity of (?:sources?|traffic|channels?)",
    "disabled? (?:my |the |a |this |that |our |all )?(?:campaigns?|sources?|accounts?|" +
      "settings?|notifications?|emails?|webhooks?|buttons?|users?|forms?|links?|keys?|fields?|" +
      "rules?|filters?|bids?|features?|postbacks?|schedules?|alerts?|seats?|by (?:default|me|the|" +
      "an?)|until|because|right now|yet|again|for now|since|automatically)",
    "(?:campaigns?|sources?|accounts?|settings?|notifications?|webhooks?|buttons?|users?|" +
      "forms?|links?|keys?|fields?|rules?|filters?|bids?|schedules?|seats?|integrations?|it|they|" +
      "keep|keeps|get|gets|got|getting) (?:is |are |was |were |been |being |be |showing |show |" +
      "shows |marked |shown |as |say |says |now |still |got |get |so |automatically " +
      "){0,3}disabled",
    "(?:esta|estan|sale|salen|aparece|aparecen|sigue)n? (?:des|in)habilitad[oa]s?",
    "(?:leads?|listing|record|post|account|data|file|click|ping|domain|cache|inventory)s? ages?",
    "(?:average|max(?:imum)?|min(?:imum)?|median|mean) (?:lead )?age of (?:my |the |our |these " +
      "|those )?(?:leads?|listings?|records?|posts?)",
    "age of (?:my |the |our |these |those |each |a )?(?:leads?|listings?|records?|posts?|house|" +
      "home|roof|property|building|account)",
    "aged (?:leads?|receivables|records?|lists?)",
    "(?:old(?:er|est)?|fresh|young(?:er|est)?|new) (?:leads?|listings?|records?|posts?|" +
      "campaigns?|sources?|homes?|houses?)",
    "(?:leads?|prospectos) (?:viejos|nuevos|frescos)",
    "antiguedad de(?:l| los| mis) (?:leads?|prospectos)",
    "retired? (?:the |my |a |this )?(?:campaigns?|sources?|forms?|keys?|links?|versions?)",
    "(?:mature|young) (?:campaigns?|sources?|accounts?|markets?)",
    "single (?:bids?|sign|click|lead|use|page|source|field|call|request|sale|post|payment|" +
      "campaign|source|buyer (?:leads?|sale|per)|story|level|car|unit|pane|file|point|account|" +
      "login|level|storey|wide)",
    "married to",
    "exclusive (?:leads?|buyers? agents?|agents?|listings?|rights?|offers?|sales?|access|" +
      "deals?|use|pricing|campaigns?|contracts?|agreements?|to me|to one|or shared|mode)",
    "leads? exclusiv[oa]s?",
    "shared or exclusive",
    "quality (?:score|leads?)",
    "kinds? regards",
    "(?:good|bad|better|best|worst|quality|trashy|junk|shady|sketchy|dangerous|rough|urban|" +
      "normal|clean|right|wrong|certain) (?:leads?|sources?|traffic|campaigns?|bids?|data|" +
      "prospectos|fuentes|sub ?sources?|publishers?|affiliates?|numbers?|phones?)",
    "(?:urban|rural|suburban) (?:or|and|vs|versus) (?:urban|rural|suburban)",
    "gender neutral",
    "origin (?:headers?|urls?|domains?|pages?)",
    "race (?:each other|to close|against)",
    "accents? (?:marks?|in (?:names?|the|my|a)|and|on letters)",
    "acentos en",
    "tracks? (?:clicks?|my|the|leads?|conversions?)",
    "va (?:loans?|leads?|mortgages?|buyers? leads|financing|refi\\w*|eligible|approved)",
    "hard money",
    "minority (?:stake|share|interest|of (?:my|the|leads|posts))",
    "(?:team|seat|office) members?",
    "kid ?s? sister",
    "equal housing\\w*",
    "native (?:american )?title",
    OF_THE_PRODUCT,
    MADE_UP_OF,
    "(?:place|country) of birth (?:fields?|columns?|box|line|asked)",
    MY_VISITORS,
    "widget a ingles",
    "(?:idioma|pagina|formulario|version|widget|texto|correo|app)[^.!?]{0,16}(?:ingles|espanol)",
    "(?:in|en|into) (?:english|spanish|ingles|espanol)",
    "al? (?:ingles|espanol)",
    "(?:agents?|reps?|support|someone|person|operador|agente|alguien)(?: \\w+){0,2} (?:who |" +
      "that |que )?(?:speaks?|habla|hable) (?:english|spanish|ingles|espanol)",
  ),
] as const;
