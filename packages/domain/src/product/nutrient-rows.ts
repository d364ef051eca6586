import type { DecimalString } from '../money';
import {
  BASE_NUTRIENTS,
  type Nutrient,
  type NutrientEnergy,
  type NutrientTable,
  type NutrientUnit,
} from './nutrient';
import { energyIntakePercent, referenceIntakePercent } from './reference-intake';

/** One line of a nutrient table as it is printed. */
export interface NutrientRow {
  /** ENERGY, or the nutrient's key. */
  readonly key: string;
  /** 1 for "of which" lines, else 0. */
  readonly depth: 0 | 1;
  readonly quantity: DecimalString;
  readonly unit: NutrientUnit | 'kJ' | 'kcal';
  /** Percent of an average adult's day (8400 kJ / 2000 kcal); missing where there is no reference. */
  readonly referenceIntakePercent?: DecimalString | undefined;
}

/**
 * The lines of a nutrient table in the order of the law: energy in kJ, then in kcal, fat, carbohydrate, fibre,
 * protein and salt with their "of which" lines below them, then vitamins and minerals as given (PRD-10).
 *
 * @throws RangeError when a quantity is no decimal number
 */
export const nutrientRows = (table: NutrientTable): readonly NutrientRow[] => [
  ...energyRows(table.energy ?? {}),
  ...inLegalOrder(table.groups ?? []).flatMap((group) => [
    nutrientRow(group, isOfWhich(group) ? 1 : 0),
    ...inLegalOrder(group.children ?? []).map((child) => nutrientRow(child, 1)),
  ]),
  ...(table.vitaminsAndMinerals ?? []).map((nutrient) => nutrientRow(nutrient, 0)),
];

const energyRows = ({ kj, kcal }: NutrientEnergy): readonly NutrientRow[] => [
  ...(kj === undefined ? [] : [energyRow('kJ', kj, energyIntakePercent('kj', kj))]),
  ...(kcal === undefined ? [] : [energyRow('kcal', kcal, energyIntakePercent('kcal', kcal))]),
];

const energyRow = (unit: 'kJ' | 'kcal', quantity: DecimalString, percent: DecimalString): NutrientRow => ({
  key: 'ENERGY',
  depth: 0,
  quantity,
  unit,
  referenceIntakePercent: percent,
});

const nutrientRow = ({ key, quantity, unit, dailyIntakePercent }: Nutrient, depth: 0 | 1): NutrientRow => {
  const percent = dailyIntakePercent ?? referenceIntakePercent(key, quantity, unit);
  return {
    key,
    depth,
    quantity,
    unit,
    ...(percent === undefined ? {} : { referenceIntakePercent: percent }),
  };
};

const LEGAL_ORDER: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  BASE_NUTRIENTS.map(({ key }, index) => [key, index]),
);

/** A flat table names "of which" lines beside their groups; they are set in all the same. */
const isOfWhich = ({ key }: Nutrient): boolean =>
  BASE_NUTRIENTS.some((nutrient) => nutrient.key === key && 'parent' in nutrient);

const rank = ({ key }: Nutrient): number => LEGAL_ORDER.get(key) ?? BASE_NUTRIENTS.length;

const inLegalOrder = (nutrients: readonly Nutrient[]): readonly Nutrient[] =>
  [...nutrients].sort((one, other) => rank(one) - rank(other));
