// Lists how people name sums that are not the price they have in mind: what they once paid, what
// they still owe, what others got, what repairs cost, what rent is paid today.

import type { Scan } from "./scan.ts";

/** A sum as people type it, with a unit. */
const SUM =
  "\\$?\\d(?:[\\d.,]*\\d)?(?: ?(?:k|mil|grand|thousand|m|million|millon|" +
  "millones))?(?: (?:dollars|dolares|bucks))?";
const ABOUT =
  "(?:(?:like|about|around|maybe|roughly|at least|over|almost|nearly|another|como|unos|casi|" +
  "mas de) )?";
const WORDS = "(?: (?!\\b(?:and|but|so|want|asking|pero|y|quiero|pido)\\b)[^\\s\\d,.;]+)";
const IN_A_YEAR = "(?: (?:in|back in|en|en el) (?:19|20)\\d\\d)?";

const OTHER_SUMS: readonly RegExp[] = [
  // What was paid once: "bought for 265k", "we got it at 180 back in 2012".
  new RegExp(
    `\\b(?:(?:bought|purchased|picked|paid|got|acquired)${WORDS}{0,4} (?:for|at)|(?:i|we|they|he|` +
      `she|mom|dad|parents) (?:only |originally )?paid|purchase price (?:was|of)|(?:la |lo )?` +
      `compr(?:e|amos|o|aron)(?: \\w+){0,2} (?:en|por|a)|me costo|nos costo) ${ABOUT}${SUM}` +
      `${IN_A_YEAR}(?! (?:a|per|al) (?:month|mo|mes))`,
  ),
  // What another home brought: "neighbor sold for 525", "one down the street went for 480".
  new RegExp(
    `\\b(?:neighbou?rs?|vecin[oa]s?|(?:one|place|houses?|homes?|comps?|condos?|units?|similar|` +
      `identical|same model|las?|otra)(?: \\w+){0,6}) (?:just |recently |all |only |las? |se )?` +
      `(?:sold|sells?|selling|went|going|closed|listed|got|vendi\\w+|venden?|vendieron)` +
      `${WORDS}{0,3} (?:for|at|en|por|in) (?:the )?${ABOUT}${SUM}s?(?: (?:to|a|y|-) ${SUM})?`,
  ),
  new RegExp(
    `\\b(?:next door|down the street|across the street|neighbou?rs?|vecin[oa]s?)(?: ` +
      `\\w+){0,2} (?:got|brought|` +
      `fetched|is asking|asked|wants|saco) ${ABOUT}${SUM}`,
  ),
  // What it was once offered at: "had it listed at 419 last year".
  new RegExp(
    `\\b(?:(?:had|was|were|been|got) (?:it |them )?(?:listed|on the market|for sale|` +
      `up)${WORDS}{0,2} (?:at|for)|` +
      `(?:estaba|estuvo|la tenia|la tuve)(?: \\w+){0,2} en) ${ABOUT}${SUM}`,
  ),
  // What is to be left in the end.
  new RegExp(
    `\\b(?:walk(?:ing)? away with|pocket(?:ing)?|end up with|left with|profit of|` +
      `net(?:ting)? (?:me|us)|clear(?:ing)? at least) ` +
      `${ABOUT}${SUM}`,
  ),
  new RegExp(
    `${SUM} (?:in )?(?:cash |saved )?(?:for|toward|towards|para) (?:the |my |el )?(?:closing|` +
      `down|cierre|enganche)\\b`,
  ),
  // What work costs: "needs about 50k of work", "put 40 into the kitchen".
  new RegExp(
    `${SUM} ?(?:worth )?(?:of|in|en|de) (?:\\w+ ){0,2}(?:work|repairs?|updates?|upgrades?|rehab|` +
      `renovations?|damage|improvements|arreglos?|reparaciones|remodelacion|mejoras)\\b`,
  ),
  new RegExp(
    `\\b(?:(?:put|putting|stuck)${WORDS}{0,2} ${ABOUT}${SUM} into\\b|(?:sunk|spent|dumped|` +
      `invested|dropped|poured)${WORDS}{0,2} ${ABOUT}${SUM}(?: (?:into|in|on|to|for)\\b)|` +
      `needs?${WORDS}{0,3} ${ABOUT}${SUM}(?= ?(?:of|in|` +
      `worth)\\b)|(?:le )?(?:meti|metimos|invert\\w+|gast(?:e|amos)) ${ABOUT}${SUM}(?: (?:en|` +
      `a|de)\\b)?)`,
  ),
  // What is owed: "still owe 187", "163 left on the mortgage", "loan is at 210".
  new RegExp(
    `\\b(?:(?:owe[sd]?|owing|debo|debemos|deb(?:e|en)|se debe)${WORDS}{0,4}|(?:mortgage|payoff|` +
      `balance|heloc|lien|second|hipoteca)(?: balance)?(?: left)? (?:is|of|at|for|es de|son|de)|` +
      `pay(?:ing)? off(?: (?:the|my|our))?(?: (?:loan|mortgage|house|bank))?(?: of| at)?|` +
      `(?:first|second|1st|2nd|other)(?: one| mortgage| lien| loan)? (?:is|was|at)|` +
      `(?<!approved |pre ?qualified |preapproved |up to |aprobado )(?:loan|` +
      `prestamo)(?: \\w+){0,2} ` +
      `(?:paid off|payoff|off|left|is|balance)(?: is| of| at)?,?) ${ABOUT}${SUM}`,
  ),
  new RegExp(
    `${SUM} (?:\\w+ ){0,2}?(?:left (?:on|to pay|in)|(?:still )?on the (?:mortgage|loan|note)|` +
      `(?:still )?(?:owed|owing)|in (?:debt|back taxes|liens?|equity)|of equity|back taxes|` +
      `de (?:deuda|hipoteca))\\b`,
  ),
  // What is paid today: "we pay 1450 now", "tenants pay 1850".
  new RegExp(
    `\\b(?:pay|paying|pago|pagamos|pagando|rent is|renta es) ${ABOUT}${SUM}(?:(?: ?\\/ ?|` +
      ` (?:a|per|al) ` +
      `)(?:month|mo|mes))? (?:now|right now|currently|today|at the moment|ahora|ahorita|` +
      `actualmente)`,
  ),
  new RegExp(
    `\\b(?:right now|currently|now|at the moment|today|ahorita|ahora|actualmente),? (?:(?:i|` +
      `we|im|` +
      `were|yo) )?(?:pay|paying|at|pago|pagamos|pagando) ${ABOUT}${SUM}`,
  ),
  new RegExp(
    `\\b(?:rents|rented|rent(?:ing)? (?:(?:it|them|that|this|mine|ours)(?: out)?|out)) (?:for|` +
      `at) ${ABOUT}${SUM}` +
      `(?: ?\\/ ?| (?:a|per|al) )(?:month|mo|mes)\\b`,
  ),
  new RegExp(
    `\\b(?:tenants?|renters?|they|inquilin[oa]s?|renteros?|(?:each|both|one|every) (?:unit|side|` +
      `half)s?|units?|lo rento|la rento|la tengo rentada|lo tengo rentado)(?: (?!\\d)\\w+){0,3} ` +
      `(?:pay(?:s|ing)?|pag(?:a|an|ando)|rent(?:s|ed|ing)?(?: for| at)?|en|for|at|brings? in) ` +
      `${ABOUT}${SUM}(?: each| a piece| apiece)?(?:(?: ?\\/ ?| (?:a|per|al) )(?:month|mo|mes))?`,
  ),
  new RegExp(
    `\\b(?:rent(?:s|ed|ing)?|renta(?:n|da|do)?|leased?)(?: \\w+){0,2} (?:is|for|at|es|en|por|de) ` +
      `${ABOUT}${SUM}(?: ?\\/ ?| (?:a|per|al) )(?:month|mo|mes)\\b(?= (?:right )?(?:now|ahora|` +
      `ahorita|currently|today|since))`,
  ),
  // Income, savings and credit are read elsewhere; payments down are no part of a price.
  new RegExp(
    `\\b(?:with|put(?:ting)?|have|got|con|tengo|doy|dar) ${ABOUT}${SUM}` +
      ` (?:to put )?(?:as a )?(?:down|` +
      `de enganche|de entrada|de inicial)\\b(?! the road)`,
  ),
];

const FIGURES = new RegExp(`(?<![\\w.,])${SUM}`, "g");

/** Takes out such sums, but not the words around them, which other readers need. */
export function takeOtherSums(scan: Scan): void {
  for (const pattern of OTHER_SUMS)
    for (const { 0: phrase, index } of scan.findAll(pattern))
      for (const { 0: figure, index: at } of phrase.matchAll(FIGURES))
        scan.blank(index + at, index + at + figure.length);
}
