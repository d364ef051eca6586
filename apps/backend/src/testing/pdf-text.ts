import { readPdf, type PdfFont } from './pdf-document';

/** What a content stream writes, a line for each run of text. */
const textOf = (stream: string, fonts: ReadonlyMap<string, PdfFont>): string => {
  const lines: string[] = [];
  let letters: ReadonlyMap<number, string> = new Map();
  for (const [, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font)?.letters ?? new Map();
    const glyphs = [...(run ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    if (run !== undefined)
      lines.push(glyphs.map((glyph) => letters.get(parseInt(glyph, 16)) ?? '�').join(''));
  }
  // A blank at the end of a run goes on in the next.
  return lines.join('\n').replaceAll(' \n', ' ');
};

/** The texts of a PDF's pages as our renderer writes them (embedded fonts with a ToUnicode map), in their order. */
export const pdfPages = (bytes: Buffer): readonly string[] => {
  const { fonts, pages } = readPdf(bytes);
  return pages.map(({ content }) => textOf(content, fonts));
};

/** The text of a PDF, see {@link pdfPages}. */
export const pdfText = (bytes: Buffer): string => pdfPages(bytes).join('\n');
