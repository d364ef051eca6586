/** How sure a word is meant, by what it has to do with the typed one. */
export const CONFIDENCE = {
  same: 1,
  stem: 0.97,
  relatedStem: 0.75,
  asOneWord: 0.88,
  lastPart: 0.82,
  firstPart: 0.62,
  end: 0.58,
  beginning: 0.5,
  oneSlip: 0.74,
  twoSlips: 0.5,
  sameSound: 0.74,
  likeSound: 0.52,
  cutShort: 0.6,
  inside: 0.35,
} as const;

/** What is left of a word's certainty where it only means the same as the one that was typed. */
export const SYNONYM = 0.9;

/** Letters of a word that is short: fewer slips are forgiven, fewer guesses made. */
export const LETTERS_OF_A_SHORT_WORD = 5;

/** Words looked at for one beginning or ending. */
export const MAX_WORDS = 400;
