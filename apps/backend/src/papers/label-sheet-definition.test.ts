import { describe, expect, it } from 'vitest';
import { writePdf } from '../pdf';
import { pdfPages, readBarcodes, type ScannedPicture } from '../testing';
import { barcodeOf, modulesOf, type Barcode } from './barcode';
import type { PrintedLabel } from './label-sheet';
import { labelSheetDefinition } from './label-sheet-definition';

const label = (more: Partial<PrintedLabel> = {}): PrintedLabel => ({
  name: 'Bergkäse',
  number: '100100',
  content: '1 kg',
  sku: '100100',
  amount: 1,
  ...more,
});

const setPages = async (labels: readonly PrintedLabel[]) => {
  const definition = labelSheetDefinition({ language: 'de-AT', shop: 'Alpin', title: 'Etiketten', labels });
  return pdfPages(Buffer.from(await writePdf(definition)));
};

/** The bars as a scanner sees them: black and white, some pixels to a module. */
const pictureOf = (code: Barcode, scale = 3, height = 60): ScannedPicture => {
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
    const found = await readBarcodes(pictureOf(code));
    expect(found).toEqual([{ format, text }]);
    expect(text.endsWith(code.text)).toBe(true);
  });

  it('of an article whose number fits no bars have none, and stay labels', async () => {
    const sku = 'x'.repeat(60);
    expect(barcodeOf({ sku })).toBeUndefined();
    expect((await setPages([label({ sku, name: 'Salz' })]))[0]).toContain('Salz');
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
