import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ByteEncoding, decodeBytes } from '@gastroshop/domain/text-encoding';
import { decodeText } from './decode-text';

const upper = (encoding: ByteEncoding): string =>
  decodeBytes(
    Uint8Array.from({ length: 128 }, (_, place) => place + 128),
    encoding,
  );

/** Writes a text in an encoding of one byte a letter; undefined where it has no such letter. */
const encoded = (text: string, encoding: ByteEncoding): Uint8Array | undefined => {
  const letters = upper(encoding);
  const bytes = Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : letters.indexOf(letter) + 128;
  });
  return bytes.every((byte) => byte < 0x80 || byte > 127) && !bytes.includes(127)
    ? Uint8Array.from(bytes)
    : undefined;
};

const wide = (text: string, isLittle: boolean, mark: boolean): Uint8Array => {
  const codes = `${mark ? '\ufeff' : ''}${text}`.split('').map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    codes.flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  );
};

/** Names as a list has them, each with a letter that is written otherwise in each encoding. */
const NAMES = [
  'Öl',
  'Käse',
  'Weißbrot',
  'Paradeiser geschält',
  'Überraschungstüte',
  'ÄPFEL GRÜN',
  'Süßrahmbutter',
  'GEMÜSEBRÜHE',
  'Crème fraîche',
  'Entrecôte',
  'Jalapeños grün',
  'Kürbiskernöl',
  'Knödel',
  'Ölsardinen',
  'Äpfel',
  'Rösti',
  'Spätzle',
  'Brötchen weiß',
  'Käferbohnen',
  'Übertopf',
] as const;

const ENCODINGS = ['Windows-1252', 'ISO-8859-15', 'CP850', 'Mac Roman'] as const;

describe('decodeText', () => {
  it.each(NAMES.flatMap((name) => ENCODINGS.map((encoding) => [name, encoding] as const)))(
    'reads a list of nothing but %s in %s',
    (name, encoding) => {
      const text = `Bezeichnung;Menge\r\n${name};3`;
      const bytes = encoded(text, encoding);
      expect(bytes === undefined ? undefined : decodeText(bytes).text).toBe(text);
    },
  );

  it('says in which encoding it read', () => {
    const text = 'Käse;3;Stück\nÖl;2;Kübel';
    for (const encoding of ['Windows-1252', 'CP850', 'Mac Roman'] as const)
      expect(decodeText(encoded(text, encoding) ?? new Uint8Array()).encoding).toBe(encoding);
    expect(decodeText(new TextEncoder().encode(text))).toEqual({ encoding: 'UTF-8', text });
    expect(decodeText(new TextEncoder().encode(`\ufeff${text}`))).toEqual({ encoding: 'UTF-8', text });
  });

  it.each(['Brie 2 Stk € 4,50', 'Zusatz ½ Kiste', 'Kaffee 36 °C', 'Café; 2'])(
    'reads %s of Windows',
    (text) => {
      const bytes = encoded(text, 'Windows-1252');
      expect(bytes === undefined ? undefined : decodeText(bytes).text).toBe(text);
    },
  );

  it('takes the euro sign of ISO-8859-15 for what it is', () => {
    const bytes = encoded('Käse;3;€ 4,50', 'ISO-8859-15');
    expect(bytes === undefined ? undefined : decodeText(bytes).text).toBe('Käse;3;€ 4,50');
  });

  it('reads any list of such names in every encoding that has its letters', () => {
    const line = fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 100000, max: 999999 }),
      )
      .map(([name, amount, number]) => `${number};${name};${amount}`);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (lines, end) => {
          const text = lines.join(end);
          for (const encoding of ENCODINGS)
            expect(decodeText(encoded(text, encoding) ?? new Uint8Array()).text).toBe(text);
          for (const isLittle of [true, false])
            for (const mark of [true, false]) expect(decodeText(wide(text, isLittle, mark)).text).toBe(text);
          expect(decodeText(new TextEncoder().encode(text)).text).toBe(text);
        },
      ),
    );
  });

  it('reads UTF-16 without a mark, of a single line too', () => {
    expect(decodeText(wide('373326;3', true, false))).toEqual({ encoding: 'UTF-16LE', text: '373326;3' });
    expect(decodeText(wide('373326;3', false, false))).toEqual({ encoding: 'UTF-16BE', text: '373326;3' });
  });

  it('breaks no other letter where one is cut in two', () => {
    const bytes = new TextEncoder().encode('Öl;3\nKäse 🧀;2');
    expect(decodeText(Uint8Array.from([...bytes.slice(0, -4), ...bytes.slice(-2)])).text).toBe(
      'Öl;3\nKäse \ufffd;2',
    );
    expect(decodeText(wide('Öl 🧀'.slice(0, -1), true, true)).text).toBe('Öl \ufffd');
  });

  it('takes any bytes whatever', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(typeof decodeText(bytes).text).toBe('string');
      }),
    );
    expect(decodeText(new Uint8Array()).text).toBe('');
  });
});
