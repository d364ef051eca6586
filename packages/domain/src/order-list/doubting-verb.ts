/** What a kitchen asks for with every order, or says about a time and a place: such words change nothing about it. */
const OF_ANY_ORDER = new Set(
  [
    'liefern ausliefern anliefern mitliefern zuliefern zustellen senden mitsenden zusenden schicken mitschicken zuschicken',
    'bringen mitbringen vorbeibringen geben mitgeben dazugeben dazulegen beilegen beipacken einpacken verpacken abpacken',
    'nehmen bestellen mitbestellen dazubestellen haben hätten brauchen bräuchten benötigen möchten wollen würden können',
    'könnten sollen sollten werden kommen sein schneiden portionieren vakuumieren filetieren kühlen beschriften',
    'morgen gestern wegen gegen neben zwischen oben unten hinten vorn außen innen draußen drinnen daneben dazwischen eben',
    'einen meinen deinen seinen ihren unseren euren diesen guten lieben schönen besten vielen frischen reifen festen dünnen',
  ].flatMap((words) => words.split(' ')),
);

/** As verbs end in the form that says what is to be done: "rausnehmen", "weglassen", "stornieren". */
const VERB = /(?<![\p{L}\p{N}-])(?=\p{Ll}{5})\p{Ll}+(?:en|ern|eln)(?![\p{L}\p{N}-])/gu;

/**
 * What stands beside the number of an article may say what is to be done with it: "373326 3 Ktn rausnehmen". Nobody can list
 * all such words, so that any verb counts that is not one of ordering itself; a word of the article's name is none, which is
 * known when the article is.
 *
 * @param note what a line says beside article, amount and unit
 */
export const doubtingVerb = (note: string | undefined): string | undefined =>
  note?.match(VERB)?.find((word) => !OF_ANY_ORDER.has(word));
