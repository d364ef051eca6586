import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj([\s\S]*?)endobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;

const inflated = (body: string): string => {
  const stream = STREAM.exec(body)?.[1] ?? '';
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

/** The text of a PDF as our renderer writes it (embedded fonts with a ToUnicode map), a line for each run of text. */
export const pdfText = (bytes: Buffer): string => {
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
  const lines: string[] = [];
  for (const body of objects.values()) {
    if (!STREAM.test(body) || /\/(?:Subtype|Length1|Type) /.test(body.slice(0, body.indexOf('stream'))))
      continue;
    let letters: ReadonlyMap<number, string> = new Map();
    for (const [, font, run] of inflated(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? new Map();
      const glyphs = [...(run ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      if (run !== undefined)
        lines.push(glyphs.map((glyph) => letters.get(parseInt(glyph, 16)) ?? '�').join(''));
    }
  }
  // A blank at the end of a run goes on in the next.
  return lines.join('\n').replaceAll(' \n', ' ');
};
