import { describe, expect, it } from 'vitest';
import { prefixIndex } from './beginnings';
import { plainSnapshot } from './testing/plain-snapshot';

describe('the beginnings of words', () => {
  const snapshot = plainSnapshot({
    'Tee Earl Grey': 0,
    Teebutter: 9,
    'Schwarzer Tee im Beutel lose': 2,
    Wein: 0,
    Öl: 0,
    'Teig, tiefgekühlt': 1,
  });
  const first = async (start: string, atMost = 10, mayBeFound: (sku: string) => boolean = () => true) =>
    (await prefixIndex(snapshot))
      .first(start, atMost, mayBeFound)
      .map((position) => snapshot.articles[position]?.name);

  it('have whole words first, then what sells, then short names, each article once', async () => {
    expect(await first('te')).toEqual([
      'Teebutter',
      'Schwarzer Tee im Beutel lose',
      'Teig, tiefgekühlt',
      'Tee Earl Grey',
    ]);
    expect(await first('tee')).toEqual(['Schwarzer Tee im Beutel lose', 'Tee Earl Grey', 'Teebutter']);
    expect(await first('t', 2)).toEqual(['Teebutter', 'Schwarzer Tee im Beutel lose']);
  });

  it('are those of the brand and the English name too, without accents', async () => {
    expect(await first('kog')).toEqual(['Wein']);
    expect(await first('win')).toEqual(['Wein']);
    expect(await first('ol')).toEqual(['Öl']);
    expect(await first('xyz')).toEqual([]);
  });

  it('leave out what may not be found, and go on behind it', async () => {
    expect(await first('te', 1, (sku) => sku !== 'Teebutter')).toEqual(['Schwarzer Tee im Beutel lose']);
  });
});
