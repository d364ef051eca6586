const WEEKDAY =
  '(?:mo(?:ntags?|n|nday)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?|i|iday)?|sa(?:mstags?|t|turday)?|so(?:nntags?)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|sun(?:day)?)';

const NUMERAL = String.raw`(?:\d{1,2}|two|three|four|five)`;

/** Words that take a line back, or say what is there, or of something else how much. Whole words, wherever they stand. */
const WORDS = [
  // Taken back.
  String.raw`entf(?:ällt|allen|iel)|nein|(?:doch )?nicht|kein(?:e[nrs]?)?|storn\p{L}*|(?:ab|ge)?gestrichen|streichen|abbestell\p{L}*|not|cancel\p{L}*|delete[ds]?|vergiss|vergesst|forget|raus|weg|(?:aus|ab)gelistet|gelöscht|gesperrt|discontinued`,
  // Said before, and wrong.
  String.raw`sorry|korrektur\p{L}*|korrigier\p{L}*|correct(?:ion|ed)|falsch|fehler|irrtum|irrtümlich|stattdessen|sondern|geändert|changed|wrong`,
  // Other than before.
  String.raw`weniger|mehr|(?:an)?statt|anstelle|minus|doppelt(?:e[nrs]?)?|less|more|instead|double`,
  // There already, or long ago.
  String.raw`vorhanden|auffüllen|nachfüllen|lagerstand|out of stock|(?:auf|im) lager|lagernd|lagerbestand|inventur|vorrat|(?:hab|habe|haben|have) (?:(?:ich|wir) )?(?:noch|still)|noch (?:.{1,60} )?da(?= ?[.!)]*$)|übrig|bestand|in stock|left over|letzte[ns]? (?:woche|mal|bestellung|lieferung)|last (?:week|time|order)`,
  // Under a condition, or of two one.
  String.raw`falls|nur bei|(?:nur )?wenn|sofern|oder|od|if|or|eventuell|evtl|vielleicht|maybe|perhaps`,
  // No more, no less.
  String.raw`max|maximal|mind|mindestens|höchstens|at (?:least|most)|up to`,
  // What came back, or was no good.
  String.raw`retour\p{L}*|zurück|rückgabe|reklam\p{L}*|kaputt|defekt\p{L}*|beschädigt\p{L}*|verdorben\p{L}*|faul|schimm\p{L}*|zu ?viel|zu ?wenig|fehl(?:t|en|te|ten)|gefehlt|return(?:ed|s)?|missing|damaged|rotten|too (?:many|much|few)`,
  // Done already.
  String.raw`schon|bereits|erledigt|erhalten|geliefert|bekommen|bestellt|already|received|delivered|ordered|done|noch offen|ausständig|rückstand|rückstände|backorder(?:ed)?|abgelaufen|vergriffen|ausverkauft|aufgebraucht|verbraucht|reserviert|expired|sold out|reserved`,
  // Asked about, or for later.
  String.raw`angebot|anbieten|anfrage|preis|kosten|kostet|vorschau|offer|quote|price|how much|(?:nächste[nrs]?|kommende[nrs]?|übernächste[nrs]?) (?:woche|monat|mal)|next (?:week|month|time)|später|erst|later|in (?:\d{1,2}|zwei|drei|vier|two|three|four) (?:tagen|wochen|monaten|days|weeks|months)|auf abruf|vorbestellung|preorder|ab (?:jänner|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)`,
  // Wanted otherwise than bought.
  String.raw`gratis|kostenlos|leihweise|leihware|kommission|free of charge|sample|ersatz|ersetz\p{L}*|austausch\p{L}*|umtausch\p{L}*|replace(?:ment)?`,
  // Something like it.
  String.raw`ggf|gegebenenfalls|bzw|beziehungsweise|ähnlich\p{L}*|alternativ\p{L}*|similar|alternative(?:ly)?`,
  // Several times, or of several things.
  String.raw`je(?:weils)?(?=\s\d)(?<=[,/&+]\s?\S.*\sje(?:weils)?)|${WEEKDAY}\s?(?:,|/|&|\+|und|and|-|–|bis|to)\s?${WEEKDAY}|täglich|wöchentlich|monatlich|werktags|jedes ?mal|everyday|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)mal|twice|thrice|${NUMERAL} times|beide[nrs]?|both|(?:alle[nr]?|jede[nrms]?|all|each|every) (?:\d{1,2} )?(?:filialen?|standorte?n?|häuser|haus|küchen?|tage?n?|betriebe?|branch(?:es)?|outlets?|houses?|kitchens?|days?)|jeweils|je(?=[\s.!]*$)|(?:pro|per|je) (?:tisch|table|lieferung|delivery|haus|house|outlet|küche|kitchen|person|gast|guest|zimmer|room)|(?:pro|je|jeden|jede|jedes|per|each|every) (?:tag|woche|filiale|standort|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|day|week|branch|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|alle \d{1,2} (?:tage|wochen)|daily|weekly`,
].join('|');

const DOUBTING = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${WORDS})(?![\p{L}\p{N}-])`, 'iu');
/**
 * "373326 3 Ktn?", "373326 − 2 Ktn", "5 → 3 Ktn"; and "373326 · 12 Stk", as the shop's labels write number and content.
 * What is crossed out or refused by a sign: "❌ 2 Ktn Gurken". Of "2 kg 500 g Butter" nobody knows whether
 * it is one weight, or two of a size.
 */
const SIGN =
  /(?<=^\s*\d[\d\u00a0 ]{3,14})·(?=\s?\d[^·]*$)|\?(?=\s|$)|(?<=\s)\u2212(?=\s?\d)|(?<=\S\s*)→|(?<=\d\s?)->(?=\s?\d)|[❌✖✗✘⛔🚫👎]|\u0336|(?<![\d.,])\d+\s?(?:kg|kilo|lt?|ltr|liter|litres?)\.?\s\d+\s?(?:gr?|dag|ml|cl|dl)(?![\p{L}\d])/iu;

/** Longer lines are no lines of an order. */
const LONGEST = 300;

/**
 * The word of a line that may turn it into something else than an order of what it names: "Storno 3 Ktn 373326". Whoever
 * reads the number and the amount alone would order it.
 */
export const doubtingWord = (line: string): string | undefined => {
  if (line.length > LONGEST) return undefined;
  return (DOUBTING.exec(line) ?? SIGN.exec(line))?.[0];
};
