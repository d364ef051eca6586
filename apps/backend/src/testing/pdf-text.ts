import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj([\s\S]*?)endobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;

/** What a stream holds: as much as it says, since its own last byte may look like the line break after it. */
const streamOf = (body: string): string => {
  const length = /\/Length (\d+)/.exec(body)?.[1];
  const stream = STREAM.exec(body);
  if (length === undefined || stream === null) return stream?.[1] ?? '';
  const start = stream.index + stream[0].indexOf('\n') + 1;
  return body.slice(start, start + Number(length));
};

const inflated = (body: string): string => {
  const stream = streamOf(body);
  return body.includes('/FlateDecode')
    ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    : stream;
};

/** The letters of a font by the number of their glyph, from its ToUnicode map. */
const lettersOf = (map: string): ReadonlyMap<number, string> => {
  const letters = new Map<number, string>();
  for (const [, from = '0', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    for (const [place, [, code = '']] of [...list.matchAll(/<([\da-f\s]+)>/gi)].entries())
      letters.set(
        parseInt(from, 16) + place,
        Buffer.from(code.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le'),
      );
  return letters;
};

/** What a content stream writes, a line for each run of text. */
const textOf = (stream: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string => {
  const lines: string[] = [];
  let letters: ReadonlyMap<number, string> = new Map();
  for (const [, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
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
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]),
  );
  const fontObjects = new Map<string, string>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) fontObjects.set(name, id);
  const fonts = new Map(
    [...fontObjects].map(([name, id]) => {
      const mapId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, lettersOf(inflated(objects.get(mapId) ?? ''))];
    }),
  );
  const [, kids = ''] =
    /\/Kids \[([^\]]*)\]/.exec([...objects.values()].find((body) => body.includes('/Kids')) ?? '') ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const content = /\/Contents (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    return textOf(inflated(objects.get(content) ?? ''), fonts);
  });
};

/** The text of a PDF, see {@link pdfPages}. */
export const pdfText = (bytes: Buffer): string => pdfPages(bytes).join('\n');
