// Lists the words for numbers in English and Spanish, and idioms for whole sums.
import type { Language } from "./slots.ts";

/** The number words of one language. */
export interface Lexicon {
  readonly ones: ReadonlyMap<string, number>;
  readonly hundred: ReadonlySet<string>;
  readonly thousand: ReadonlySet<string>;
  readonly million: ReadonlySet<string>;
  readonly and: string;
}

function counted(words: string, first: number, step = 1): [string, number][] {
  return words.split(" ").map((word, index) => [word, first + index * step]);
}

/** The number words by language. */
export const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: {
    ones: new Map([
      ...counted(
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
          "fifteen sixteen seventeen eighteen nineteen",
        1,
      ),
      ...counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
    ]),
    hundred: new Set(["hundred"]),
    thousand: new Set(["thousand"]),
    million: new Set(["million"]),
    and: "and",
  },
  es: {
    ones: new Map([
      // Many Spanish sentences count rooms in English.
      ...counted("two three four five six", 2),
      ...counted(
        "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince " +
          "dieciseis diecisiete dieciocho diecinueve veinte",
        1,
      ),
      ...counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa cien", 30, 10),
      ["ciento", 100],
      ...counted(
        "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos " +
          "novecientos",
        200,
        100,
      ),
      ...counted(
        "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas " +
          "novecientas",
        200,
        100,
      ),
      ...counted(
        "veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete " +
          "veintiocho veintinueve",
        21,
      ),
      ["veintiun", 21],
      ["veintiuna", 21],
    ]),
    hundred: new Set(),
    thousand: new Set(["mil"]),
    million: new Set(["millon", "millones"]),
    and: "y",
  },
};

/** Idioms, replaced before number words are read. */
export const IDIOMS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(\w+) and (?:a|one) quarter mil(?:lion|l)?\b/g, "$1 point two five million"],
    [
      /\b(?:a )?quarter (and|to|or) (?:a )?half (?:a )?mil(?:l|lion)?\b/g,
      "0.25 million $1 0.5 million",
    ],
    [/\b(\d) ?(?:-|to|or|and) ?(\d) hundred (?:thousand|k|grand)\b/g, "$100000 to $200000"],
    [/\b(?:a )?few (?=days?\b|weeks?\b|months?\b|years?\b)/g, "3 "],
    ...counted("one two three four five six seven eight nine", 1).map(
      ([word, digit]): readonly [RegExp, string] => [
        new RegExp(`\\b${word} hundreds\\b`, "g"),
        `${digit}00s`,
      ],
    ),
    [/(?<!and )(?<!and a )\b(?:half a|a half|half) mil(?:l|lion|ly)?\b/g, "0.5 million"],
    [/\b(?:a |one )?quarter (?:of a |a )?mil(?:l|lion|ly)?\b/g, "0.25 million"],
    [/\bb\/(?:w|t|n)\b|\bbtwn?\b(?= \$?\d)|\bbetw\b/g, "between"],
    ...counted("one two three four five six seven eight nine", 1).map(
      ([word, digit]): readonly [RegExp, string] => [
        new RegExp(
          "(?<=\\b(?:low|lower|mid|middle|high|higher|upper|the)[- ](?:to[- ]\\w+[- " +
            `])?)(?:${word}e?s|${digit}s)\\b`,
          "g",
        ),
        `${digit}00s`,
      ],
    ),
    [/\b([1-9]) (?=(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/g, "$1 hundred "],
    [/\b(?!mil)(\w+) and (?:a|one) quarter\b(?! (?:mil|of))/g, "$1 point two five"],
    [/\b(\d) and a half\b/g, "$1.5"],
    [/\b(\d{2,4}) ?(?:racks|bands|stacks|large|gs|thou|big ones)\b/g, "$1k"],
    [/\b(?:a|one) million,? (?:and|to) (?:a |one )?million (\w+)/g, "1 million to million $1"],
    [/\b(?:a |one )?mil(?:lion|l|ly)? and a (half|quarter)\b/g, "1 million $1"],
    [/\b1 million half\b/g, "1.5 million"],
    [/\b1 million quarter\b/g, "1.25 million"],
    [/\b(\d)hundred\b/g, "$1 hundred"],
    [/\b(\d) hundred (\d\d) ?k\b/g, "$1$2k"],
    [/\b(?:(?:three|3)[- ]quarters|3\/4)(?: of)?(?: a)? mil(?:l|lion)?\b/g, "0.75 million"],
    [/\b(\d{3,4}|\d,\d{3}) ?(?:dollars )?(?:month|mo|mnth|mth)\b(?! to| lease)/g, "$1 a month"],
    [
      /\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (to|or|and) (?=(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) hundred\b)/g,
      "$1 hundred $2 ",
    ],
    [
      /\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) hundred,? (to|or|maybe|or maybe|and) (eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?! hundred)\b/g,
      "$1 hundred to $3 hundred",
    ],
    [/\b([1-9]\d) ?(?:-|to|or|and) ?([1-9]\d) hundred\b/g, "$100 to $200"],
    [/\bw\/in\b/g, "within"],
    [/\bb4\b/g, "before"],
    [
      /\b(?:a |one )?million (one|two|three|four|five|six|seven|eight|nine)\b/g,
      "one point $1 million",
    ],
    [
      /\b(one|two|three|four|five|six|seven|eight) (to|or|and) (?=(?:two|three|four|five|six|seven|eight|nine) hundred\b)/g,
      "$1 hundred thousand $2 ",
    ],
    [/\b(?:a |one )?year and a half\b/g, "18 months"],
    [/(?<!first |second |latter |back |last |other )\bhalf (?:a |of a )?year\b/g, "6 months"],
    [/(?:\b(?:a|one) )?\b(month|week)s? and a half\b/g, "1.5 $1s"],
    [/\b(in|within|over|during) the next year\b/g, "$1 the next 12 months"],
    [/\byr(s?)\b/g, "year$1"],
    [
      /(?<!\d |one |a |every |next |last |this |per )\b(day|week|month|year) or (two|three|so)\b/g,
      "one $1 or $2",
    ],
    [/\ba (million|couple|thousand|hundred)\b/g, "one $1"],
    [
      /(?<!\$[\d.,]+k?|\d ?k?|thousand|hundred|grand|once|twice|time|times|dollars|bucks|rent|per)(^| )a (year|month|week)\b/g,
      "$1one $2",
    ],
    [/\b(?:one )?couple (?:of )?(more )?(?=day|week|month|year)/g, "two "],
    [/\b(\w+) and a half\b/g, "$1 point five"],
  ],
  es: [
    [/\b(?:unos|unas|pocos|pocas) (?=(?:dias|semanas|meses)\b)/g, ""],
    [/\b(\d{3,4}|\d,\d{3}) (?:dolares )?mes\b/g, "$1 al mes"],
    [/\bn[ -]?se\b|\bnose\b|\bno c\b|^ns$/g, "no se"],
    [/\bdo (?=(?:cuarto|bano|familia|habitacion|recamara|mese|ano|semana|cien|mil))/g, "dos "],
    [/\btre (?=(?:cuarto|bano|familia|habitacion|recamara|mese|ano|semana|cien|mil))/g, "tres "],
    [
      /\b(treint|cuarent|cincuent|sesent|setent|ochent|novent)ai?(?=un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)/g,
      "$1a y ",
    ],
    [/\bveinte y (?=(?:uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b)/g, "veinti"],
    [/\bk(?=iero|eria|ieren|eremos|e\b)/g, "qu"],
    [/\bksa(s?)\b/g, "casa$1"],
    [/\bq\b/g, "que"],
    [/\btoy\b/g, "estoy"],
    [/\bnesesit/g, "necesit"],
    [/\bbuzco\b/g, "busco"],
    [/\b(tre|do|sei|siete|nueve)cientos\b/g, "$1scientos"],
    [/\bsietescientos\b/g, "setecientos"],
    [/\bnuevescientos\b/g, "novecientos"],
    [/\bmelon(es)?\b/g, "millon$1"],
    [/\b(medio|un|1|dos|2|tres|3) palos?\b(?! de)/g, "$1 millon"],
    [/^(\W*)(?=millon y medio)/g, "$1un "],
    [/\bmilloncito\b/g, "millon"],
    [/\b(?:un )?(?<!s )millon y medio\b/g, "1.5 million"],
    [/\b(del|el|al) millon\b(?! y| \w+cientos| \d)/g, "$1 1 million"],
    [/\b(?:un|1) millon (\d)(\d\d)\b/g, "1$1$2000 "],
    [/\bmedio millon\b/g, "0.5 million"],
    [/\b(?:un )?cuarto de millon\b/g, "0.25 million"],
    [
      /\b(entre|de) (?:un )?millon (y|a|o) (?:un )?millon (?=\w+cient|\d)/g,
      "$1 1 million $2 un millon ",
    ],
    [/\b(?:un )?(?<!s )millon y cuarto\b/g, "1.25 million"],
    [/\bmillon(?:es)? y medio\b/g, "punto cinco millones"],
    [/\b(?:un )?ano y medio\b/g, "18 meses"],
    [/\bmedio ano\b/g, "6 meses"],
    [/(?:\bun )?\bmes y medio\b/g, "1.5 meses"],
    [/\btrescientitos\b/g, "trescientos"],
    [/\bmese?[cs]itos\b/g, "meses"],
    [/\bmese?[cs]ito\b/g, "mes"],
    [/\banito(s?)\b/g, "ano$1"],
    [/\bsemanita(s?)\b/g, "semana$1"],
    [/\bdiitas?\b/g, "dias"],
    [
      /(?<!\d ?|cientos |cien |quinientos |tos |te |ta |ce |dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez |enta |einte )\bmil (?=(?:\w+cientos|cien|ciento|quinientos)\b)/g,
      "uno mil ",
    ],
    [
      /(?<=\b(?:de|a|y|que|son|hasta|como|unos|entre|ni|o|los|maximo|pago|menos de|mas de) )mil\b(?! (?:gracias|veces|cosas))/g,
      "uno mil",
    ],
    [/^mil\b(?! (?:gracias|veces))/g, "uno mil"],
    [/\bun (millon|ano|mes)\b/g, "uno $1"],
    [/\buna (semana)\b/g, "uno $1"],
    [
      /(?<=\b(?:de|con|y) )una? (?=(?:cuarto|recamara|habitacion|dormitorio|alcoba|bano)\b(?! de (?:millon|servicio)))/g,
      "1 ",
    ],
    [/\bpar de (?=dias|semanas|meses|anos)/g, "dos "],
    [/\bun (?=dos )/g, ""],
  ],
};
