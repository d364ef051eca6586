import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { boundedText, id, MAX_LIST_ENTRIES, sku } from './scalar';
import { pageRequest } from './search';

const countedQuantity = z.union([z.number().min(0), z.string().regex(/^\d{1,30}(?:\.\d{1,30})?$/)]);
const ratio = z.union([z.number().positive(), z.string().regex(/^(?=.*[1-9])\d{1,30}(?:\.\d{1,30})?$/)]);

const inventoryBodyShape = z
  .strictObject({
    unloadingArea: boundedText(200).optional(),
    externalAddressId: id.optional(),
    comment: boundedText(2000).optional(),
    inventoryItems: list(
      z.strictObject({
        productSku: sku,
        capturedQuantity: countedQuantity,
        capturedUnit: id,
        unitRatio: ratio,
        categoryId: id.optional(),
      }),
      MAX_LIST_ENTRIES,
    ),
    nonWebshopInventoryItems: list(
      z.strictObject({
        gtin: id.optional(),
        productName: boundedText(200),
        unit: boundedText(50),
        amount: countedQuantity,
      }),
      MAX_LIST_ENTRIES,
    ),
  })
  .describe('A stocktaking to store.');
/** A stocktaking to store. */
export interface InventoryBody extends z.infer<typeof inventoryBodyShape> {}
export const inventoryBody: Shape<InventoryBody> = component('InventoryBody', inventoryBodyShape);

const inventoryDetailsBodyShape = z
  .strictObject({ page: pageRequest.optional() })
  .describe('How the lines of a stocktaking are wanted.');
/** How the lines of a stocktaking are wanted. */
export interface InventoryDetailsBody extends z.input<typeof inventoryDetailsBodyShape> {}
/** {@link InventoryDetailsBody} as the backend reads it: defaults filled in. */
export interface InventoryDetailsBodyRead extends z.output<typeof inventoryDetailsBodyShape> {}
export const inventoryDetailsBody: Shape<InventoryDetailsBodyRead, InventoryDetailsBody> = component(
  'InventoryDetailsBody',
  inventoryDetailsBodyShape,
);
