import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { netFillingQuantity } from './product';
import { amount, MAX_LIST_ENTRIES, sku } from './scalar';

const labelPairShape = z.strictObject({ sku, amount }).meta({
  description: 'How many labels of an article are to be printed.',
  examples: [{ sku: '100100', amount: 2 }],
});
/** How many labels of an article are to be printed. */
export interface LabelPair extends z.infer<typeof labelPairShape> {}
export const labelPair: Shape<LabelPair> = component('LabelPair', labelPairShape);

export const labelPairs = component(
  'LabelPairs',
  list(labelPair, MAX_LIST_ENTRIES).describe('Labels to print'),
);

const labelProductShape = z
  .object({
    sku: z.string(),
    displayedId: z.string(),
    name: z.string(),
    categoryId: z.string().optional(),
    categoryName: z.string().optional(),
    netFillQuantity: netFillingQuantity.optional(),
    thumbnail: z.string().optional(),
  })
  .describe('An article on the label list.');
/** An article on the label list. */
export interface LabelProduct extends z.infer<typeof labelProductShape> {}
export const labelProduct: Shape<LabelProduct> = component('LabelProduct', labelProductShape);

const checkedLabelShape = z.object(labelPairShape.shape);
const checkedLabelsShape = z
  .object({ printable: list(checkedLabelShape), inactive: list(checkedLabelShape) })
  .meta({
    description: 'What on the label list is no longer active.',
    examples: [{ printable: [{ sku: '100100', amount: 2 }], inactive: [{ sku: '100300', amount: 1 }] }],
  });
/** What on the label list is no longer active. */
export interface CheckedLabels extends z.infer<typeof checkedLabelsShape> {}
export const checkedLabels: Shape<CheckedLabels> = component('CheckedLabels', checkedLabelsShape);
