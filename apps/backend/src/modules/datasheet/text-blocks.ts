/** What is kept together has to fit on a page, whatever its letters: the setter cuts off what is longer. */
const MOST_LETTERS = 1_500;
const MOST_LINES = 15;

/** A paragraph in pieces, after sentences where there are any, else between words, else anywhere. */
const piecesOf = (paragraph: string): readonly string[] => {
  if (paragraph.length <= MOST_LETTERS) return [paragraph];
  const start = paragraph.slice(0, MOST_LETTERS);
  const sentence = start.lastIndexOf('. ') + 1;
  const word = start.lastIndexOf(' ');
  const end = sentence > MOST_LETTERS / 2 ? sentence : word > 0 ? word : MOST_LETTERS;
  return [paragraph.slice(0, end), ...piecesOf(paragraph.slice(end).trimStart())];
};

/** A text in blocks of whole paragraphs, each of which fits on a page. */
export const textBlocks = (text: string): readonly string[] => {
  const blocks: string[][] = [];
  let letters = 0;
  for (const piece of text.trim().split('\n').flatMap(piecesOf)) {
    const last = blocks.at(-1);
    letters += piece.length;
    if (last !== undefined && letters <= MOST_LETTERS && last.length < MOST_LINES) last.push(piece);
    else {
      blocks.push([piece]);
      letters = piece.length;
    }
  }
  return blocks.map((pieces) => pieces.join('\n')).filter((block) => block !== '');
};
