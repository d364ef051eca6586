const WORD_JOINER = '\u2060';

/**
 * A line with times that stay whole where it is narrow.
 *
 * @example keepTimesTogether('Sa 7:00–12:00') // no line ends behind the dash
 */
export const keepTimesTogether = (line: string): string =>
  line.replaceAll(/(?<=\d)–(?=\d)/g, `–${WORD_JOINER}`);
