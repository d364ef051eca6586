import type { InventoryItems } from './counts';
import type { InventoryItem } from './item';
import { type InventoryRow, mergeByProduct, mergeByProductAndUnit } from './merge-items';
import { mergeNonWebshopItems, type NonWebshopInventoryRow } from './merge-non-webshop-items';

/** How several inventories are exported: a sheet for each, or summed up in one. */
export const GENERATION_MODES = ['SINGLE', 'MERGED'] as const;

/** How several inventories are exported, see {@link GENERATION_MODES}. */
export type GenerationMode = (typeof GENERATION_MODES)[number];

/** An inventory with its items, for the export. */
export interface ExportedInventory extends InventoryItems {
  readonly id: string;
}

/** One sheet of the export. */
export interface InventorySheet {
  /** The inventories on the sheet: one with SINGLE, all with MERGED. */
  readonly inventoryIds: readonly string[];
  readonly rows: readonly InventoryRow[];
  readonly nonWebshopRows: readonly NonWebshopInventoryRow[];
}

/** The switches of the export, named as on the wire. */
export interface InventoryExportOptions {
  readonly generationMode: GenerationMode;
  /** One row per article in storage units; else a row per article and unit. */
  readonly groupByArticleChecked: boolean;
}

/**
 * The sheets of an inventory export. SINGLE: one per inventory, in the order given. MERGED: exactly one, summed, also
 * when there is no inventory at all.
 *
 * @throws RangeError when a quantity or ratio is no decimal number
 */
export const inventorySheets = (
  inventories: readonly ExportedInventory[],
  { generationMode, groupByArticleChecked }: InventoryExportOptions,
): readonly InventorySheet[] => {
  const merge: (items: readonly InventoryItem[]) => readonly InventoryRow[] = groupByArticleChecked
    ? mergeByProduct
    : mergeByProductAndUnit;
  const sheetOf = (together: readonly ExportedInventory[]): InventorySheet => ({
    inventoryIds: together.map(({ id }) => id),
    rows: merge(together.flatMap(({ inventoryItems }) => inventoryItems)),
    nonWebshopRows: mergeNonWebshopItems(
      together.flatMap(({ nonWebshopInventoryItems }) => nonWebshopInventoryItems),
    ),
  });
  return generationMode === 'MERGED'
    ? [sheetOf(inventories)]
    : inventories.map((inventory) => sheetOf([inventory]));
};
