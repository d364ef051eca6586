/** Answers kept at most; a shop has few factors and validity dates, so this is hardly ever reached. */
export const MEMOIZE_SIZE = 1000;

/**
 * A function of text that remembers its latest answers. Price lists repeat a handful of factors and dates thousands of
 * times, and reading them anew would cost more than the calculation. Answers must be immutable.
 */
export const memoize = <T>(read: (text: string) => T): ((text: string) => T) => {
  const answers = new Map<string, { readonly answer: T }>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known.answer;
    if (answers.size >= MEMOIZE_SIZE) answers.clear();
    const answer = read(text);
    answers.set(text, { answer });
    return answer;
  };
};
