const FILLERS = new Set(['der', 'die', 'das', 'zum', 'zur', 'am', 'im', 'und']);

/**
 * One or two letters that stand for a name; words that say little are passed over.
 *
 * @example initials('Gasthof Zum Goldenen Hirschen') // 'GH'
 */
export const initials = (name: string): string => {
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  const chosen = telling.length > 0 ? telling : words;
  return [chosen.at(0), chosen.length > 1 ? chosen.at(-1) : undefined]
    .map((word) => (word === undefined ? '' : Array.from(word)[0]?.toUpperCase()))
    .join('');
};
