import { describe, expect, it } from 'vitest';
import { unitWordKey, unitWordTest } from './unit-words';

describe('unit words', () => {
  it.each(['Stk.', 'STÜCK', 'Karton', 'kg', 'Kisten', 'säcke', 'units', 'VE'])('knows %s', (word) => {
    expect(unitWordTest()(word)).toBe(true);
  });

  it.each(['Tomaten', '', '.', 'Stk..', 'x'])('does not know %j', (word) => {
    expect(unitWordTest()(word)).toBe(false);
  });

  it("knows a branch's own", () => {
    const isUnitWord = unitWordTest(['Schaff.', 'HUMPEN']);
    expect(isUnitWord('schaff')).toBe(true);
    expect(isUnitWord('Humpen')).toBe(true);
    expect(isUnitWord('Kübel')).toBe(true);
    expect(isUnitWord('Fuder')).toBe(false);
  });

  it('takes one closing point off', () => {
    expect(unitWordKey('Stk.')).toBe('stk');
    expect(unitWordKey('a.b')).toBe('a.b');
  });
});
