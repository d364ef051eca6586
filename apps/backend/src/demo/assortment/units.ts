import type { Unit } from '@gastroshop/api-contract';
import { gtinCheckDigit } from '@gastroshop/domain/product';
import type { Random } from '../random';
import type { Pack } from './pack';

/** Prefix of Austrian companies, and a made-up company below it. */
const COMPANY = '9099';
const PRODUCT_DIGITS = 8;

const withCheckDigit = (digits: string): string => `${digits}${gtinCheckDigit(digits)}`;

/** The code on the article itself. */
const ownCode = (product: number): string =>
  withCheckDigit(`${COMPANY}${String(product).padStart(PRODUCT_DIGITS, '0')}`);

/** The code on what holds several, by its level. */
const outerCode = (level: number, product: number): string =>
  withCheckDigit(`${level}${COMPANY}${String(product).padStart(PRODUCT_DIGITS, '0')}`);

/** Below this price nobody orders single pieces. */
const CARTON_FIRST_BELOW = 1.2;
const CRATES_ON_PALLET = 40;
const CARTONS_ON_PALLET = 48;

interface Further {
  readonly name: string;
  readonly abbreviation: string;
  readonly ratio: string;
  readonly isVisible: boolean;
  readonly gtins: string[];
}

const furtherUnits = (pack: Pack, product: number, isProduce: boolean, random: Random): Further[] => {
  const { container, perCarton, weighed } = pack;
  const units: Further[] = [];
  if (isProduce && container.abbreviation === 'Kiste' && random.chance(0.3))
    units.push({ name: 'Halbe Kiste', abbreviation: '½ Kiste', ratio: '0.5', isVisible: true, gtins: [] });
  if (perCarton !== undefined) {
    const isCrate = weighed === 'LOOSE' || isProduce;
    const name = isCrate ? 'Kiste' : 'Karton';
    units.push({
      name,
      abbreviation: isCrate ? 'Kiste' : 'Ktn',
      ratio: String(perCarton),
      isVisible: true,
      gtins: weighed === 'LOOSE' ? [] : [outerCode(1, product)],
    });
  }
  if (pack.pieces > 1 && container.abbreviation !== 'Ktn')
    units.push({
      name: 'Palette',
      abbreviation: 'Pal',
      ratio: String(CRATES_ON_PALLET),
      isVisible: true,
      gtins: [outerCode(2, product)],
    });
  else if (perCarton !== undefined && random.chance(0.1))
    // What the merchandise system knows and nobody is offered.
    units.push({
      name: 'Palette',
      abbreviation: 'Pal',
      ratio: String(perCarton * CARTONS_ON_PALLET),
      isVisible: false,
      gtins: [],
    });
  return units;
};

/** The units an article is sold in: the storage unit first. */
export const unitsOf = (
  pack: Pack,
  product: number,
  {
    price,
    isProduce,
    random,
  }: { readonly price: number; readonly isProduce: boolean; readonly random: Random },
): Unit[] => {
  const { container, weighed } = pack;
  const further = furtherUnits(pack, product, isProduce, random);
  const isCartonFirst = price < CARTON_FIRST_BELOW && pack.perCarton !== undefined && weighed === undefined;
  return [
    {
      name: container.name,
      abbreviation: container.abbreviation,
      ratio: '1',
      isDefault: !isCartonFirst,
      isVisible: true,
      isStorageUnit: true,
      gtins: weighed === 'LOOSE' ? [] : [ownCode(product)],
    },
    ...further.map((unit) => ({
      ...unit,
      isDefault: isCartonFirst && unit.ratio === String(pack.perCarton),
      isStorageUnit: false,
    })),
  ];
};
