import { decimal, type DecimalInput, type DecimalString, roundHalfUp } from '../money';
import type { NutrientUnit } from './nutrient';

/** Energy an average adult needs a day (PRD-10). */
export const REFERENCE_ENERGY = { kj: '8400', kcal: '2000' } as const;

/**
 * What an average adult needs a day, in grams: Regulation (EU) No 1169/2011, annex XIII, part B (the base
 * nutrients) and part A (vitamins and minerals).
 */
export const REFERENCE_INTAKES_IN_GRAMS: ReadonlyMap<string, DecimalString> = /* @__PURE__ */ new Map([
  ['FAT', '70'],
  ['SATURATES', '20'],
  ['CARBOHYDRATE', '260'],
  ['SUGARS', '90'],
  ['PROTEIN', '50'],
  ['SALT', '6'],
  ['VITAMIN_A', '0.0008'],
  ['VITAMIN_D', '0.000005'],
  ['VITAMIN_E', '0.012'],
  ['VITAMIN_K', '0.000075'],
  ['VITAMIN_C', '0.08'],
  ['THIAMIN', '0.0011'],
  ['RIBOFLAVIN', '0.0014'],
  ['NIACIN', '0.016'],
  ['VITAMIN_B6', '0.0014'],
  ['FOLIC_ACID', '0.0002'],
  ['VITAMIN_B12', '0.0000025'],
  ['BIOTIN', '0.00005'],
  ['PANTOTHENIC_ACID', '0.006'],
  ['POTASSIUM', '2'],
  ['CHLORIDE', '0.8'],
  ['CALCIUM', '0.8'],
  ['PHOSPHORUS', '0.7'],
  ['MAGNESIUM', '0.375'],
  ['IRON', '0.014'],
  ['ZINC', '0.01'],
  ['COPPER', '0.001'],
  ['MANGANESE', '0.002'],
  ['FLUORIDE', '0.0035'],
  ['SELENIUM', '0.000055'],
  ['CHROMIUM', '0.00004'],
  ['MOLYBDENUM', '0.00005'],
  ['IODINE', '0.00015'],
]);

const GRAMS: Readonly<Record<NutrientUnit, DecimalString>> = { g: '1', mg: '0.001', µg: '0.000001' };

/**
 * Share of a day's reference intake in whole percent, rounded half up.
 *
 * @returns undefined for a nutrient without a reference
 * @throws RangeError when the quantity is no decimal number
 * @example referenceIntakePercent('FAT', '17.5', 'g') // '25'
 */
export const referenceIntakePercent = (
  key: string,
  quantity: DecimalInput,
  unit: NutrientUnit,
): DecimalString | undefined => {
  const reference = REFERENCE_INTAKES_IN_GRAMS.get(key);
  return reference === undefined ? undefined : percentOf(decimal(quantity).times(GRAMS[unit]), reference);
};

/**
 * Share of a day's energy in whole percent, rounded half up.
 *
 * @example energyIntakePercent('kj', '1050') // '13', of 8400 kJ
 */
export const energyIntakePercent = (unit: 'kj' | 'kcal', quantity: DecimalInput): DecimalString =>
  percentOf(quantity, REFERENCE_ENERGY[unit]);

const percentOf = (part: DecimalInput, whole: DecimalString): DecimalString =>
  roundHalfUp(decimal(part).times(100).dividedBy(whole), 0).toFixed();
