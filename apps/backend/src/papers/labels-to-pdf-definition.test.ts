import { describe, expect, it } from 'vitest';
import { writePdf } from '../pdf';
import { pdfLayouts, pdfPages, pdfImage, readBarcodes, type ScannedImage } from '../testing';
import { barcodeOf, modulesOf, type Barcode } from './barcode';
import type { PrintedLabel } from './label-sheet';
import { labelsToPdfDefinition } from './labels-to-pdf-definition';

const label = (more: Partial<PrintedLabel> = {}): PrintedLabel => ({
  name: 'Bergkäse',
  number: '100100',
  content: '1 kg',
  sku: '100100',
  amount: 1,
  ...more,
});

const writeSheets = async (labels: readonly PrintedLabel[]) => {
  const definition = labelsToPdfDefinition({ language: 'de-AT', shop: 'Alpin', title: 'Etiketten', labels });
  return Buffer.from(await writePdf(definition));
};

const setPages = async (labels: readonly PrintedLabel[]) => pdfPages(await writeSheets(labels));

const MM = 72 / 25.4;
const LABEL = { width: 70 * MM, height: 37 * MM };

/** What a scanner reads from each label of the sheets, with whatever else stands on it. */
const readLabels = async (bytes: Buffer, count: number) => {
  const sheets = pdfLayouts(bytes);
  const read: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const sheet = sheets[Math.floor(place / 24)];
    if (sheet === undefined) throw new Error(`There is no sheet with label ${place}`);
    const left = (place % 3) * LABEL.width;
    const top = Math.floor((place % 24) / 3) * LABEL.height;
    const image = pdfImage(sheet, { left, top, right: left + LABEL.width, bottom: top + LABEL.height });
    read.push((await readBarcodes(image)).map(({ format, text }) => `${format} ${text}`).join(' and '));
  }
  return read;
};

/** A GTIN of 13 digits from its first twelve. */
const ean13 = (digits: string): string => {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** The bars as a scanner sees them: black and white, some pixels to a module. */
const imageOf = (code: Barcode, scale = 3, height = 60): ScannedImage => {
  const width = modulesOf(code) * scale;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let left = code.quiet * scale;
  for (const [place, modules] of code.widths.entries()) {
    if (place % 2 === 0)
      for (let y = 0; y < height; y += 1)
        for (let x = left; x < left + modules * scale; x += 1)
          data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    left += modules * scale;
  }
  return { data, width, height };
};

describe('labels', () => {
  it.each([
    ['9002236311036', 'EAN13', '9002236311036'],
    ['40170725', 'EAN8', '40170725'],
    ['036000291452', 'EAN13', '0036000291452'],
    ['10012345600019', 'ITF', '10012345600019'],
    // A zero in front makes no other article of it.
    ['09002236311036', 'EAN13', '9002236311036'],
    [undefined, 'Code128', '100100'],
    // A wrong check digit is no code of any article.
    ['9002236311037', 'Code128', '100100'],
    ['ABC', 'Code128', '100100'],
  ])('carry the code of %s as %s that a reader reads', async (gtin, format, text) => {
    const code = barcodeOf({ gtin, sku: '100100' });
    if (code === undefined) throw new Error('There are no bars');
    const found = await readBarcodes(imageOf(code));
    expect(found).toEqual([{ format, text }]);
    expect(text.endsWith(code.text)).toBe(true);
  });

  it('of an article whose number fits no bars have none, and stay labels', async () => {
    const sku = 'x'.repeat(60);
    expect(barcodeOf({ sku })).toBeUndefined();
    expect((await setPages([label({ sku, name: 'Salz' })]))[0]).toContain('Salz');
  });

  it('are read back from the sheet as it is printed: every code, in its own place, also of copies', async () => {
    const long = 'Bergkäse g.U. aus Heumilch, mindestens neun Monate im Naturkeller gereift, Viertellaib';
    const codes = Array.from({ length: 22 }, (_, place) =>
      ean13(`90022363${String(place * 97).padStart(4, '0')}`),
    );
    const labels = [
      ...codes.map((gtin, place) =>
        label({ gtin, price: '€ 3,99 / kg', ...(place % 3 === 0 && { name: long }) }),
      ),
      label({ gtin: '40170725', amount: 2 }),
      label({ gtin: '036000291452' }),
      label({ gtin: '10012345600019' }),
      label({ amount: 2 }),
    ];
    expect(await readLabels(await writeSheets(labels), 28)).toEqual([
      ...codes.map((code) => `EAN13 ${code}`),
      'EAN8 40170725',
      'EAN8 40170725',
      'EAN13 0036000291452',
      'ITF 10012345600019',
      'Code128 100100',
      'Code128 100100',
    ]);
  });

  it('cut a name that is too long between words', async () => {
    const name =
      'Bergkäse g.U. aus Heumilch, mindestens neun Monate im Naturkeller gereift, Viertellaib im Karton';
    const [page = ''] = await setPages([label({ name }), label({ name: 'x'.repeat(120) })]);
    expect(page.replaceAll('\n', ' ')).toMatch(/Naturkeller gereift…[^]*xxx…/);
    expect(page).not.toMatch(/gereift,? ?V/);
  });

  it.each([1, 24, 25])('fill as many sheets as %i need, each once', async (count) => {
    const pages = await setPages(
      Array.from({ length: count }, (_, place) => label({ name: `Nr. ${place}.`, gtin: '9002236311036' })),
    );
    expect(pages).toHaveLength(Math.ceil(count / 24));
    const text = pages.join('\n');
    for (let place = 0; place < count; place += 1)
      expect(text.split(`Nr. ${place}.`).length - 1, `label ${place}`).toBe(1);
    expect(text.split('9002236311036').length - 1).toBe(count);
  });

  it('come as often as they are asked for, with a price only where there is one, and never larger than the sheet’s', async () => {
    const name = 'Überaus langer Name eines Artikels, der auf kein Etikett passt '.repeat(5);
    const pages = await setPages([
      label({ amount: 30, name, price: '€ 3,99 / kg' }),
      label({ amount: 18, name: 'Salz' }),
    ]);
    expect(pages).toHaveLength(2);
    expect(pages.join('\n').split('€ 3,99 / kg').length - 1).toBe(30);
    expect(pages.join('\n').split('Salz').length - 1).toBe(18);
  });
});
