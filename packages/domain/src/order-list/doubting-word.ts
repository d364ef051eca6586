/** Words that take a line back, or say what is there, or of something else how much. Whole words, wherever they stand. */
const WORDS = [
  // Taken back.
  String.raw`(?:doch )?nicht|kein(?:e[nrs]?)?|storn\p{L}*|(?:ab|ge)?gestrichen|streichen|abbestell\p{L}*|not|cancel\p{L}*|delete[ds]?`,
  // Other than before.
  String.raw`weniger|mehr|(?:an)?statt|anstelle|minus|doppelt(?:e[nrs]?)?|less|more|instead|double`,
  // There already, or long ago.
  String.raw`vorhanden|auf lager|lagernd|(?:haben|have) (?:wir )?(?:noch|still)|noch .{1,60} da(?= ?[.!)]*$)|bestand|in stock|left over|letzte[ns]? (?:woche|mal|bestellung|lieferung)|last (?:week|time|order)`,
  // Under a condition, or of two one.
  String.raw`falls|(?:nur )?wenn|sofern|oder|od|if|or|eventuell|evtl|vielleicht|maybe|perhaps`,
  // No more, no less.
  String.raw`max|maximal|mind|mindestens|höchstens|at (?:least|most)|up to`,
  // Several times.
  String.raw`täglich|wöchentlich|(?:pro|je|jeden|jede|jedes|per|each|every) (?:tag|woche|filiale|standort|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|day|week|branch|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|alle \d{1,2} (?:tage|wochen)|daily|weekly`,
].join('|');

const DOUBTING = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${WORDS})(?![\p{L}\p{N}-])`, 'iu');
/**
 * "373326 3 Ktn?", "373326 − 2 Ktn", "5 → 3 Ktn"; and "373326 · 12 Stk", as the shop's labels write number and content.
 */
const SIGN =
  /(?<=^\s*\d[\d\u00a0 ]{3,14})·(?=\s?\d[^·]*$)|\?(?=\s|$)|(?<=\s)\u2212(?=\s?\d)|→|(?<=\d\s?)->(?=\s?\d)/u;

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
