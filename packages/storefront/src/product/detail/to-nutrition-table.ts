import type { Product, ProductDetails } from '@gastroshop/api-contract';
import { BASE_NUTRIENTS, type NutrientRow, nutrientRows } from '@gastroshop/domain/product';
import { formatMeasure, formatNumber } from '@gastroshop/i18n';
import type { NutrientKey, NutrientRowData, NutritionTableProps } from '@gastroshop/ui/product';

const BASE_KEYS: readonly string[] = BASE_NUTRIENTS.map(({ key }) => key);
const isBaseKey = (key: string): key is NutrientKey => BASE_KEYS.includes(key);

const LIQUID = new Set(['l', 'dl', 'cl', 'ml']);

const written = (row: NutrientRow | undefined): string | undefined =>
  row && formatMeasure(row.quantity, row.unit);

const byNutrient = (rows: readonly NutrientRow[]): ReadonlyMap<string, NutrientRow> =>
  new Map(rows.map((row) => [row.key === 'ENERGY' ? row.unit : row.key, row]));

/**
 * The nutrients of an article for the kit's table: per 100 g or ml and per portion side by side, the share of a day for
 * a portion where one is told (PRD-10).
 *
 * @param nameOf the words for a vitamin or mineral
 * @returns undefined where nothing is told
 */
export const toNutritionTable = (
  { netFillingQuantity }: Pick<Product, 'netFillingQuantity'>,
  { nutrientTables }: Pick<ProductDetails, 'nutrientTables'>,
  nameOf: (key: string) => string,
): NutritionTableProps | undefined => {
  const rowsOf = (basis: 'PER_100' | 'PER_PORTION') =>
    nutrientTables.filter((table) => table.basis === basis).flatMap((table) => nutrientRows(table));
  const per100Rows = rowsOf('PER_100');
  const perPortionRows = rowsOf('PER_PORTION');
  if (per100Rows.length + perPortionRows.length === 0) return undefined;
  const per100 = byNutrient(per100Rows);
  const perPortion = byNutrient(perPortionRows);
  const referenceOf = (key: string): string | undefined => {
    const percent = (perPortion.size > 0 ? perPortion : per100).get(key)?.referenceIntakePercent;
    return percent === undefined ? undefined : formatNumber(percent);
  };
  const keys = [...new Set([...per100.keys(), ...perPortion.keys()])].filter(
    (key) => key !== 'kJ' && key !== 'kcal',
  );
  const rows = keys.map((key): NutrientRowData => ({
    nutrient: isBaseKey(key) ? key : { name: nameOf(key) },
    depth: (per100.get(key) ?? perPortion.get(key))?.depth ?? 0,
    per100: written(per100.get(key)),
    perPortion: written(perPortion.get(key)),
    reference: referenceOf(key),
  }));
  const energyIn = (table: ReadonlyMap<string, NutrientRow>) =>
    table.has('kJ') || table.has('kcal')
      ? { kj: written(table.get('kJ')), kcal: written(table.get('kcal')) }
      : undefined;
  const energy = { per100: energyIn(per100), perPortion: energyIn(perPortion), reference: referenceOf('kJ') };
  return {
    basis: LIQUID.has(netFillingQuantity?.unit.toLowerCase() ?? '') ? '100 ml' : '100 g',
    rows,
    ...((energy.per100 ?? energy.perPortion) !== undefined && { energy }),
  };
};
