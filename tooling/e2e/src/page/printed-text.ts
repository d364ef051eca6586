import type { Page } from '@playwright/test';
import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj([\s\S]*?)endobj/g;

/** The content of an object's stream; empty where it has none. */
const streamOf = (body: string): string => {
  const start = body.search(/stream\r?\n/);
  const length = /\/Length (\d+)/.exec(body)?.[1];
  if (start < 0 || length === undefined) return '';
  const from = body.indexOf('\n', start) + 1;
  const content = body.slice(from, from + Number(length));
  return body.includes('/FlateDecode')
    ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
    : content;
};

const letters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Letters by glyph, from a font's ToUnicode map. */
const lettersOf = (map: string): ReadonlyMap<number, string> => {
  const known = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi))
      known.set(parseInt(glyph, 16), letters(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', text = ''] of block.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi,
    ))
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph += 1)
        known.set(glyph, String.fromCodePoint(parseInt(text, 16) + glyph - parseInt(first, 16)));
  return known;
};

interface Font {
  readonly letters: ReadonlyMap<number, string>;
  /** Hexadecimal digits of one glyph. */
  readonly digits: 2 | 4;
}

/** The text of a PDF as Chromium prints it, without its blanks: where a line breaks is no part of what it says. */
const textOf = (bytes: Buffer): string => {
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map<string, Font>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id) ?? '';
      const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
      fonts.set(name, {
        letters: lettersOf(streamOf(objects.get(map) ?? '')),
        digits: font.includes('/Type3') ? 2 : 4,
      });
    }
  let text = '';
  for (const body of objects.values()) {
    const content = streamOf(body);
    if (!/\bBT\b/.test(content)) continue;
    let font: Font | undefined;
    for (const [, name, run = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(<[\da-f]+>|\[[^\]]*\]) T[jJ]/gi)) {
      if (name !== undefined) font = fonts.get(name);
      for (const [, hex = ''] of run.matchAll(/<([\da-f]+)>/gi))
        for (const glyph of hex.match(font?.digits === 2 ? /../g : /..../g) ?? [])
          text += font?.letters.get(parseInt(glyph, 16)) ?? '';
    }
  }
  return withoutBlanks(text);
};

/** A text without its blanks, as `printedText` gives it. */
export const withoutBlanks = (text: string): string => text.replaceAll(/[\s\u00ad]+/g, '');

/** What stands on paper when the page is printed, without blanks. */
export const printedText = async (page: Page): Promise<string> =>
  textOf(await page.pdf({ format: 'A4', printBackground: true }));
