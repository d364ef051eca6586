import type { DecimalString } from '../money';

/**
 * The nutrients of the table on every label, in its legal order; `parent` marks the "of which" lines (PRD-10).
 * Energy stands before them.
 */
export const BASE_NUTRIENTS = [
  { key: 'FAT' },
  { key: 'SATURATES', parent: 'FAT' },
  { key: 'MONOUNSATURATES', parent: 'FAT' },
  { key: 'POLYUNSATURATES', parent: 'FAT' },
  { key: 'CARBOHYDRATE' },
  { key: 'SUGARS', parent: 'CARBOHYDRATE' },
  { key: 'POLYOLS', parent: 'CARBOHYDRATE' },
  { key: 'STARCH', parent: 'CARBOHYDRATE' },
  { key: 'FIBRE' },
  { key: 'PROTEIN' },
  { key: 'SALT' },
] as const;

/** Units nutrients are measured in. */
export type NutrientUnit = 'g' | 'mg' | 'µg';

/** One nutrient with its amount. Keys beyond the known ones are carried and shown after them. */
export interface Nutrient {
  /** One of the base nutrients, the vitamins and minerals, or a key the shop does not know. */
  readonly key: string;
  readonly quantity: DecimalString;
  readonly unit: NutrientUnit;
  /** Share of the daily intake in percent as the producer states it; goes before the calculated one. */
  readonly dailyIntakePercent?: DecimalString | undefined;
  /** The "of which" lines of a group. */
  readonly children?: readonly Nutrient[] | undefined;
}

/** Energy in both units as the label states it; neither is calculated from the other. */
export interface NutrientEnergy {
  readonly kj?: DecimalString | undefined;
  readonly kcal?: DecimalString | undefined;
}

/** What a nutrient table refers to. */
export type NutrientBasis = 'PER_100' | 'PER_PORTION';

/** A product's nutrients per 100 g (or ml) or per portion. */
export interface NutrientTable {
  readonly basis: NutrientBasis;
  readonly energy?: NutrientEnergy | undefined;
  /** Fat, carbohydrate, … with their children, in any order. */
  readonly groups?: readonly Nutrient[] | undefined;
  readonly vitaminsAndMinerals?: readonly Nutrient[] | undefined;
}
