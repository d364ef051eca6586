import { describe, expect, it } from 'vitest';

import { defaultUnit, offeredUnits, unitByAbbreviation } from './offered-units';
import type { Unit } from './unit';

const unit = (abbreviation: string, ratio: Unit['ratio'], more: Partial<Unit> = {}): Unit => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: false,
  ...more,
});

const PIECE = unit('ST', 1, { isStorageUnit: true });
const CARTON = unit('KT', 6);
const SLICE = unit('SC', '0.1');
const PALLET = unit('PAL', '240', { isVisible: false });

describe('PRD-3: buyers choose among the visible units, the smallest first', () => {
  it('leaves hidden units out and sorts by number, not by text', () => {
    const tray = unit('TR', '24');
    expect(offeredUnits([tray, CARTON, PALLET, SLICE, PIECE])).toEqual([SLICE, PIECE, CARTON, tray]);
  });

  it('keeps the given order of equal ratios and leaves its input as it was', () => {
    const bag = unit('SA', '6.0');
    const units = [CARTON, bag, PIECE];
    expect(offeredUnits(units)).toEqual([PIECE, CARTON, bag]);
    expect(units).toEqual([CARTON, bag, PIECE]);
  });

  it('offers nothing when nothing is visible', () => {
    expect(offeredUnits([PALLET])).toEqual([]);
  });

  it('names a ratio that is no number', () => {
    expect(() => offeredUnits([PIECE, unit('X', 'six')])).toThrow(
      new RangeError('Not a decimal number: "six"'),
    );
  });
});

describe('defaultUnit: the marked unit, else the storage unit, else the smallest', () => {
  it.each<[string, Unit[], string | undefined]>([
    ['the marked one', [PIECE, { ...CARTON, isDefault: true }, SLICE], 'KT'],
    ['the storage unit when none is marked', [CARTON, SLICE, PIECE], 'ST'],
    ['the storage unit when the marked one is hidden', [{ ...PALLET, isDefault: true }, CARTON, PIECE], 'ST'],
    ['the smallest when the storage unit is hidden', [CARTON, SLICE, { ...PIECE, isVisible: false }], 'SC'],
    ['none when none is offered', [{ ...PALLET, isDefault: true }], undefined],
  ])('%s', (_title, units, abbreviation) => {
    expect(defaultUnit(units)?.abbreviation).toBe(abbreviation);
  });
});

describe('unitByAbbreviation: the unit that is written exactly so', () => {
  it('finds visible and hidden units', () => {
    expect(unitByAbbreviation([PIECE, CARTON, PALLET], 'KT')).toBe(CARTON);
    expect(unitByAbbreviation([PIECE, CARTON, PALLET], 'PAL')).toBe(PALLET);
  });

  it('takes no other for it', () => {
    expect(unitByAbbreviation([PIECE, CARTON], 'kt')).toBeUndefined();
    expect(unitByAbbreviation<Unit>([], 'KT')).toBeUndefined();
  });
});
