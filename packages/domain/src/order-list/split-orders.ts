/** What stands between two orders of one line. */
const BETWEEN =
  /\s*[,;/+&]\s+(?=\S)|\s*;\s*|\s+(?:und|sowie|and|plus|u\.)\s+(?=\S)|\s+(?=\d{1,3}\s?\p{L}{2,}\.?\s+\p{L})|\s+(?=\d{5,}\s)/giu;
const MOST_PIECES = 20;

/** The places where a line may be cut into orders. */
const cutsOf = (line: string): readonly { readonly from: number; readonly to: number }[] =>
  [...line.matchAll(BETWEEN)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

/**
 * Cuts a line that orders several articles: "373326 3 Ktn, 145576 2 Kübel", "3 Kisten Tomaten und 2 kg Butter".
 *
 * @param isOrder whether a piece is a whole order: an article, and an amount with its unit or its sign
 * @returns undefined when the line is one order, which names with commas and "und" may be as well
 */
export const splitOrders = (
  line: string,
  isOrder: (piece: string) => boolean,
): readonly string[] | undefined => {
  const cuts = cutsOf(line);
  if (cuts.length === 0 || cuts.length >= MOST_PIECES) return undefined;
  const pieces: string[] = [];
  let start = 0;
  for (const { from, to } of cuts) {
    const piece = line.slice(start, from);
    const rest = line.slice(to);
    if (!isOrder(piece) || !/\d/.test(rest)) continue;
    pieces.push(piece);
    start = to;
  }
  const last = line.slice(start);
  return pieces.length > 0 && isOrder(last) ? [...pieces, last] : undefined;
};
