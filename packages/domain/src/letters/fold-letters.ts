/**
 * A text in letters that can be compared: small, without accents, and ß as ss. What is typed finds what is written
 * otherwise; ä and ae stay two, which is for those to join who want to.
 *
 * @example foldLetters('Käse') // 'kase'
 * @example foldLetters('GRIEẞ') // 'griess'
 */
export const foldLetters = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
