import { describe, expect, it } from 'vitest';
import { createUnitWordTest } from './unit-words';

describe('unit words', () => {
  it.each(['Stk.', 'STÜCK', 'Karton', 'kg', 'Kisten', 'säcke', 'units', 'VE'])('knows %s', (word) => {
    expect(createUnitWordTest()(word)).toBe(true);
  });

  it.each(['Tomaten', '', '.', 'Stk..', 'x'])('does not know %j', (word) => {
    expect(createUnitWordTest(['', '.'])(word)).toBe(false);
  });

  it("knows an assortment's own", () => {
    const isUnitWord = createUnitWordTest(['Schaff.', 'HUMPEN', '½ Fuhre']);
    expect(isUnitWord('schaff')).toBe(true);
    expect(isUnitWord('Humpen')).toBe(true);
    expect(isUnitWord('1/2 Fuhre')).toBe(true);
    expect(isUnitWord('Kübel')).toBe(true);
    expect(isUnitWord('Fuder')).toBe(false);
  });
});
