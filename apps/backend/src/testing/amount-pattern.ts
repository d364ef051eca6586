/**
 * Finds amounts of money whichever way wire, page, paper or sheet write them: `9471.35` also as `9.471,35`.
 * Only whole amounts: the digits of random ids, of times and of longer figures are none, and fail no test by chance.
 *
 * @example
 * expect(text).not.toMatch(amountPattern('9471.35', '4.15'))
 */
export const amountPattern = (...amounts: readonly string[]): RegExp => {
  const written = amounts.map((amount) => {
    const [euro = '', cents = '00'] = amount.split('.');
    const grouped = euro.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, String.raw`[.,’\s]?`);
    return `${grouped}[.,]${cents}`;
  });
  return new RegExp(String.raw`(?<!\d)(?:${written.join('|')})0*(?!\d)`);
};
