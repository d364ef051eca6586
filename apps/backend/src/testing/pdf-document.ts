import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj([\s\S]*?)endobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;

/** A font of a document by its glyphs' numbers. */
export interface PdfFont {
  readonly letters: ReadonlyMap<number, string>;
  /** In thousandths of the size. */
  readonly widths: readonly number[];
}

/** A page of a document. */
export interface PdfPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** What draws it. */
  readonly content: string;
}

/** A document as our renderer writes it: embedded fonts with a ToUnicode map, no packed objects. */
export interface PdfDocument {
  readonly fonts: ReadonlyMap<string, PdfFont>;
  /** What draws a drawing that pages show by its name. */
  readonly drawings: ReadonlyMap<string, string>;
  readonly pages: readonly PdfPage[];
}

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

/** Reads a document. */
export const readPdf = (bytes: Buffer): PdfDocument => {
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]),
  );
  const objectAt = (reference: RegExp, body: string): string =>
    objects.get(reference.exec(body)?.[1] ?? '') ?? '';
  const fontObjects = new Map<string, string>();
  const drawings = new Map<string, string>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) fontObjects.set(name, id);
    for (const [, name = '', id = ''] of body.matchAll(/\/(Drawing\d+) (\d+) 0 R/g))
      if (!drawings.has(name)) drawings.set(name, inflated(objects.get(id) ?? ''));
  }
  const fonts = new Map(
    [...fontObjects].map(([name, id]): [string, PdfFont] => {
      const font = objects.get(id) ?? '';
      const [, widths = ''] =
        /\/W \[0 \[([^\]]*)\]/.exec(objectAt(/\/DescendantFonts \[(\d+) 0 R/, font)) ?? [];
      return [
        name,
        {
          letters: lettersOf(inflated(objectAt(/\/ToUnicode (\d+) 0 R/, font))),
          widths: widths.trim().split(/\s+/).map(Number),
        },
      ];
    }),
  );
  const [, kids = ''] =
    /\/Kids \[([^\]]*)\]/.exec([...objects.values()].find((body) => body.includes('/Kids')) ?? '') ?? [];
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']): PdfPage => {
    const page = objects.get(id) ?? '';
    const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    return {
      width: Number(width),
      height: Number(height),
      content: inflated(objectAt(/\/Contents (\d+) 0 R/, page)),
    };
  });
  return { fonts, drawings, pages };
};
