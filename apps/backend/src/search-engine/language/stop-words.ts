/** Words that say nothing of what is wanted: an article that lacks them is as good as one that has them. */
const LITTLE_WORDS: ReadonlySet<string> = new Set([
  ...['fur', 'mit', 'und', 'oder', 'vom', 'von', 'zum', 'zur', 'aus', 'auf', 'bei', 'im', 'in', 'am', 'an'],
  ...['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'for', 'with', 'and', 'of', 'the'],
]);

/** Behind these a name says what is in an article, with it, or what it is for: "Thunfisch in Öl". */
export const LINK_WORDS: readonly string[] = [
  ...['in', 'im', 'mit', 'ohne', 'fur', 'zu', 'zum', 'zur', 'aus', 'auf', 'with', 'without', 'for', 'from'],
];

/** Whether a folded word is one of them. */
export const isStopWord = (word: string): boolean => LITTLE_WORDS.has(word);
