// Recognizes descriptions of a person's own household, which may need bedrooms, a ramp or a yard
// like any other.
import { anyOf } from "../qualification/phrases.ts";
import { allWords } from "./reading.ts";

const WHO_I_AM = anyOf(
  "veterans?",
  "disabled",
  "single (?:mom|mother|dad|father|parent|woman|man|guy)",
  "students?",
  "seniors?",
  "senior citizens?",
  "retired",
  "retirees?",
  "married",
  "newly ?weds?",
  "divorced",
  "pregnant",
  "expecting(?: a (?:baby|child))?",
  "couple",
  "mom",
  "dad",
  "family",
  "military",
  "active duty",
  "newly married",
  "widow(?:ed|er)?",
  "empty nesters?",
  "wheelchair users?",
  "madre soltera",
  "padre soltero",
  "jubilad[oa]s?",
  "casad[oa]s?",
  "recien casad[oa]s",
  "divorciad[oa]s?",
  "viud[oa]",
  "veteran[oa]",
  "pareja(?: joven)?",
  "familia",
  "embarazad[oa]",
  "estudiantes?",
  "militar",
  "retirad[oa]s?",
  "discapacitad[oa]",
);
const KIN = anyOf(
  "kids?",
  "child",
  "children",
  "famil(?:y|ies)",
  "parents?",
  "mother",
  "father",
  "moms?",
  "dads?",
  "grand\\w+",
  "son",
  "daughter",
  "aunt",
  "uncle",
  "bab(?:y|ies)",
  "toddlers?",
  "teens?",
  "teenagers?",
  "couple",
  "wife",
  "spouse",
  "papa",
  "mama",
  "familia",
  "hij[oa]s?",
  "ninos?",
  "ninas?",
  "bebes?",
  "padres",
  "abuel[oa]s?",
  "esposa",
  "mujer",
  "marido",
  "tios?",
);
const LITTLE_ONES = anyOf(
  "kids?",
  "children",
  "child",
  "bab(?:y|ies)",
  "toddlers?",
  "teens?",
  "teenagers?",
  "ninos?",
  "ninas?",
  "hij[oa]s?",
  "bebes?",
  "adolescentes",
);

/** A home that belongs, or belonged, to a relative: "moms place", "my aunts condo". */
const HOME_OF_KIN =
  "(?:places?|houses?|homes?|condos?|townhouses?|townhomes?|duplex(?:es)?|triplex|trailers?|" +
  "mobile homes?|propert(?:y|ies)|apartments?|lands?|lots?|farms?|ranch|cabins?|estates?|units?|" +
  "double wide|acreage|bungalow)";
const OLDER_KIN = anyOf(
  "moms?",
  "mothers?",
  "mamas?",
  "dads?",
  "fathers?",
  "parents?",
  "grand(?:ma|pa|mother|father|parent|mas|pas|mothers|fathers|parents)",
  "(?:great )?aunt(?:ie)?s?",
  "uncles?",
  "sisters?",
  "brothers?",
  "husbands?",
  "wifes?",
  "exs?",
  "in ?laws?",
  "(?:mother|father|sister|brother|son|daughter) in ?laws?",
  "sons?",
  "daughters?",
  "cousins?",
  "nanas?",
);

export const OWN_HOUSEHOLD = [
  allWords(
    `(?:my |our |the |her |his |late ){0,3}${OLDER_KIN} (?:late |old |former |` +
      `\\d bed(?:room)? ){0,2}` +
      `${HOME_OF_KIN}`,
    `(?:la |el |mi |nuestr[oa] ){0,2}(?:casa|condominio|departamento|terreno|propiedad|` +
      `traila) de ` +
      "(?:mi|mis|nuestr[oa]s?|su) \\w+",
    `${OLDER_KIN} (?:just |recently )?(?:passed(?: away)?|died|is moving|moved|is in|` +
      `went into|left)`,
    `(?:^|[.!?;,] ?)(?:retired |disabled |young |newly )?${WHO_I_AM}(?: (?:here|couple|` +
      `of \\w+))? ` +
      "(?:looking|trying|hoping|wanting|ready|here|buscando|queriendo)",
    "(?:im|i am|were|we are|as|my \\w+ is|hes|shes|soy|somos|estoy|estamos|mi \\w+ es) (?:an? |" +
      "una? |also |both |currently |about to be |ya )?(?:newly |recently |disabled |combat |" +
      `first time |retired |single |young |proud |recien )?${WHO_I_AM}(?: (?:mom|mother|couple|` +
      "family|veteran|vet|man|woman|family of \\w+))?",
    "(?:my|our|his|her|their|mis?|nuestr[oa]s?|sus?)(?: (?:own|two|three|four|five|\\d|dos|" +
      "tres|cuatro|elderly|aging|disabled|youngest|oldest|little|older|younger|teenage|autistic|" +
      `growing|adult)){0,2} ${KIN}`,
    "(?:we|i|ive|weve|tengo|tenemos|con|with|and|plus|for|para|y|mas)(?: (?:have|got|also))? " +
      "(?:a|one|two|three|four|five|six|\\d|una?|dos|tres|cuatro|cinco|the|los|las) (?:small |" +
      `young |little |teenage |grown |adult |school age )?${LITTLE_ONES}`,
    "(?:homes?|houses?|condos?|rentals?|unit|apartment|something|casas?|departamento|depa|" +
      "algo) (?:for|para) (?:someone|somebody|a person|a client|alguien|una persona)(?: (?:with|" +
      "in|on|who|that|uses?|using|needs?|an?|con|en|que|usa|anda|una?)){1,4} (?:wheelchairs?|" +
      "walkers?|canes?|crutches|silla de ruedas|andadera|andador|baston|muletas)",
    "so (?:that )?(?:people|someone|somebody|anyone|guests|visitors) (?:with|in|on|using|who " +
      "uses?) (?:a )?(?:wheelchairs?|walkers?|canes?|crutches)(?= (?:can|could|gets?|may)\\b)",
    "(?:my|our|a|have|mi|tengo)(?: \\w+){0,4} (?:service|support|assistance) (?:animals?|dogs?)",
    "(?:mi|un|tengo)(?: \\w+){0,3} (?:perr[oa]|animal) (?:de (?:servicio|apoyo)|guia)",
  ),
] as const;
