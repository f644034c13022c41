// Lists phrases that steer people, or sort leads, by protected traits.
import { words } from "./reading.ts";

/** Phrases that need no context: they always sort people. */
export const SORTS_ANYHOW = words(
  "(?:kind|type|sort|class|caliber|quality|level)s? of (?:the )?(?:people|folks?|neighbou?rs?|" +
    "famil(?:y|ies)|residents?|crowds?|tenants?)",
  "better class",
  "gente (?:bien|decente|de (?:su|nuestro|tu) (?:nivel|clase|tipo)|como \\w+)",
  "(?:people|neighbou?rs|families|folks|others) like (?:you|us|them|yourself|ourselves)",
  "(?:your|our|their|his|her|my) (?:own )?kind",
  "riff ?raff",
  "undesirable (?:people|element|types|crowd)",
  "(?:right|wrong|certain) (?:kinds? of |types? of |sorts? of )?(?:people|element|crowd|neighbors)",
  "bad element",
  "rough element",
  "thugs?",
  "ghetto",
  "able bodied",
  "bachelor pad",
  "traditional (?:couples?|famil(?:y|ies)|households?|values)",
  "husband and wife",
  "well integrated",
  "gentrif\\w+",
  "white flight",
  "adults? (?:only|building|living|complex|community)",
  "us born",
  "adults only",
  "gayborhood",
  "(?:quality|best|finest|decent|nice|good|educated|wealthy|rich|professional|respectable|" +
    "upstanding|classy|trashy|rough|low class|high class) (?:people|neighbors|families|folks|" +
    "residents|tenants)",
  "chusma",
  "gentuza",
  "cholos?",
  "malandros?",
  "(?:buenos|mejores) vecinos",
  "vecinos (?:decentes|respetables|educados)",
  "(?:gente|familias|personas) (?:problematic\\w+|conflictiv\\w+)",
  "solo adultos",
  "all american",
  "(?:con|sin) papeles",
  "americans only",
  "like minded",
  "share (?:your|our|my|the same) \\w+",
  "privileged",
  "young at heart",
  "(?:high|low|upper|lower) class",
  "clase (?:alta|baja)",
  "snobby",
  "born again",
  "mature [a-z]+",
  "retirees",
  "empty nesters?",
  "millennials",
  "college kids",
  "young(?:er)?,? (?:\\w+ )?(?:professionals|couples|famil\\w+|singles|crowd|people)",
  "jovenes (?:profesion\\w+|parejas|familias)",
  "parejas jovenes",
  "jubilados",
  "(?:sounds?|looks?|seems?) (?:black|white|foreign|ethnic|asian|indian|arab)",
  "(?:whit|black|brown|wealth|rich|poor)i?er",
  "ambiente familiar",
  "demographics?",
  "family values",
  "wholesome values",
);

/** Phrases that, next to a word for people, steer them because of it or sort leads by it. */
export const STEERS = words(
  "steer\\w*",
  "tend to (?:like|live|buy|prefer)",
  "(?:is|are) happiest",
  "better off",
  "(?:id|i would|i|would|you should|they should|she should|he should|should) (?:\\w+ " +
    ")?(?:suggest|recommend|try|start|look|consider|avoid|skip|show|send|prioriti\\w+)",
  "(?:youd|shed|hed|theyd|you would|would|may|might|will) (?:\\w+ )?(?:like|love|prefer|enjoy|" +
    "fit|be happier)",
  "close (?:slower|faster|less|more)",
  "(?:less|more) likely to (?:buy|close|pay|sell|convert)",
  "(?:be|feel)(?: \\w+)? at home (?:in|among|with|near|on|around)",
  "le conviene",
  "(?:te|le|les) (?:recomiendo|sugiero|gustar\\w+|convendria)",
  "deberia\\w* (?:buscar|ver|mirar)",
  "mejor (?:busque|vaya|mire)",
);
/** Words for leads that are sorted. */
export const OF_LEADS =
  /\b(?:leads?|buyers?|prospects?|clients?|sellers?|prospectos|clientes|compradores|filtered|excluded|sorted|ranked|tagged|removed|separated|filtre|exclui|ordene|quite)(?: (?:with|without|who|that|whose|are|is|have|has|no|by|from|to|named|con|sin|que|son|tienen|por|de))(?: \w+){0,4} ?$/;
