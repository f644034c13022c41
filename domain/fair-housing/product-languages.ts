// Lists phrases about the languages of forms, pages and letters.
import { anyOf } from "../qualification/phrases.ts";

const LANGUAGE = anyOf(
  "english",
  "spanish",
  "korean",
  "chinese",
  "mandarin",
  "cantonese",
  "vietnamese",
  "arabic",
  "russian",
  "french",
  "portuguese",
  "tagalog",
  "hindi",
  "punjabi",
  "urdu",
  "farsi",
  "(?:haitian )?creole",
  "japanese",
  "german",
  "italian",
  "polish",
  "ingles",
  "espanol",
  "coreano",
  "chino",
  "mandarin",
  "vietnamita",
  "arabe",
  "ruso",
  "frances",
  "portugues",
  "tagalo",
  "creol",
  "japones",
  "aleman",
  "italiano",
);
const SPEAKERS = anyOf(
  "leads?",
  "people",
  "buyers?",
  "sellers?",
  "famil\\w+",
  "neighbou?r\\w*",
  "areas?",
  "parts?",
  "side",
  "towns?",
  "tenants?",
  "renters?",
  "owners?",
  "folks",
  "communit\\w+",
  "homeowners?",
  "homes?",
  "house\\w*",
  "streets?",
  "districts?",
  "speakers?",
  "speaking",
  "last",
  "names?",
  "clients?",
  "customers?",
  "residents?",
  "zips?",
  "schools?",
  "church\\w*",
  "shops?",
  "women",
  "men",
  "couples?",
  "callers?",
  "population",
);
/** Several languages up to the last one: no noun for people or residential places may follow. */
const LANGUAGES =
  `${LANGUAGE}(?:(?:,? (?:and|or|y|o|e|u)|,)(?: (?:just|only|maybe|solo))? ` +
  `${LANGUAGE}){0,4}(?!,? (?:and |or |y |o )?${LANGUAGE})(?!(?: (?:and|or|y|o) \\w+)? ` +
  `${SPEAKERS})`;
/** The languages of forms, pages and letters, which do not refer to people. */
export const OF_THE_PRODUCT = anyOf(
  `(?:in|into|en) (?:both |just |only |solo )?${LANGUAGES}`,
  "(?:translat\\w*|switch\\w*|chang\\w*|set|convert\\w*|traduc\\w*|cambi\\w*)(?: \\w+){0,4} " +
    `(?:to|al?) ${LANGUAGES}`,
  "(?:widgets?|forms?|pages?|site|website|dashboard|app|version|translations?|emails?|texts?|" +
    "languages?|interface|menu|formularios?|paginas?|sitio|tablero|correos?|idiomas?|" +
    "traduccion)(?:,? (?:in|into|to|have|has|be|shown|come|comes|available|support\\w*|offered|" +
    "any|also|the|a|for|of|or|and|only|just|with|switched|does|do|use|esta|en|hay|tiene|de|" +
    `al)){0,6} ${LANGUAGES}`,
  `(?:you|widget|form|page|site|app|platform) (?:guys )?(?:support|offer|translate) ${LANGUAGES}`,
  `${LANGUAGE} (?:part|section|side|half|version|column|text) of (?:the|this|your|my|our) ` +
    "(?:form|page|site|widget|contract|document|email|sign|letter)",
);
