import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { boundedString, idSchema, MAX_LIST_ENTRIES, skuSchema } from './scalars';
import { pageRequestSchema } from './search';

const countedQuantity = z.union([z.number().min(0), z.string().regex(/^\d{1,30}(?:\.\d{1,30})?$/)]);
const ratio = z.union([z.number().positive(), z.string().regex(/^(?=.*[1-9])\d{1,30}(?:\.\d{1,30})?$/)]);

const inventoryBodyShape = z
  .strictObject({
    unloadingArea: boundedString(200)
      .optional()
      .describe('Place at the address that was counted, at most 200 characters'),
    externalAddressId: idSchema
      .optional()
      .describe('Address that was counted, by its key in the merchandise system'),
    comment: boundedString(2000).optional().describe('Remark on the count, at most 2,000 characters'),
    inventoryItems: list(
      z.strictObject({
        productSku: skuSchema.describe('Number of the product'),
        capturedQuantity: countedQuantity.describe(
          'What was counted, in the unit named beside; not negative',
        ),
        capturedUnit: idSchema.describe('Abbreviation of the unit it was counted in'),
        unitRatio: ratio.describe('Storage units held by one captured unit; more than 0'),
        categoryId: idSchema.optional().describe('Category it was counted under, to group the export by'),
      }),
      MAX_LIST_ENTRIES,
    ).describe('What was counted of the assortment, at most 10,000 lines; a product may be on several'),
    nonWebshopInventoryItems: list(
      z.strictObject({
        gtin: idSchema.optional().describe('Number in its bar code, where it has one'),
        productName: boundedString(200).describe('What it is called, at most 200 characters'),
        unit: boundedString(50).describe('What it was counted in, in the words of whoever counted'),
        amount: countedQuantity.describe('What was counted, in that unit; not negative'),
      }),
      MAX_LIST_ENTRIES,
    ).describe('What was counted and the shop does not sell, at most 10,000 lines'),
  })
  .meta({
    description: 'A stocktaking to store.',
    examples: [
      {
        unloadingArea: 'Keller',
        comment: 'Monatsende',
        inventoryItems: [{ productSku: '100100', capturedQuantity: '2.5', capturedUnit: 'KT', unitRatio: 6 }],
        nonWebshopInventoryItems: [{ productName: 'Kürbiskernöl vom Nachbarn', unit: 'Flasche', amount: 4 }],
      },
    ],
  });
/** A stocktaking to store. */
export interface InventoryBody extends z.infer<typeof inventoryBodyShape> {}
export const inventoryBodySchema: Schema<InventoryBody> = registerComponent(
  'InventoryBody',
  inventoryBodyShape,
);

const inventoryDetailsBodyShape = z
  .strictObject({
    page: pageRequestSchema
      .optional()
      .describe(
        'How the lines are sorted, by price only for those who may see prices; missing: as they were counted',
      ),
  })
  .meta({
    description: 'How the lines of a stocktaking are wanted.',
    examples: [{ page: { sortBy: 'name', sortDirection: 'asc' } }],
  });
/** How the lines of a stocktaking are wanted. */
export interface InventoryDetailsBody extends z.input<typeof inventoryDetailsBodyShape> {}
/** {@link InventoryDetailsBody} as the backend reads it: defaults filled in. */
export interface InventoryDetailsBodyRead extends z.output<typeof inventoryDetailsBodyShape> {}
export const inventoryDetailsBodySchema: Schema<InventoryDetailsBodyRead, InventoryDetailsBody> =
  registerComponent('InventoryDetailsBody', inventoryDetailsBodyShape);
