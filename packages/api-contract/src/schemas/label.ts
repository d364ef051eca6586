import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { netFillingQuantitySchema } from './product';
import { amountSchema, MAX_LIST_ENTRIES, skuSchema } from './scalars';

const labelPairShape = z
  .strictObject({
    sku: skuSchema.describe('Number of the product'),
    amount: amountSchema.describe('How many labels, 1 to 99,999'),
  })
  .meta({
    description: 'How many labels of an article are to be printed.',
    examples: [{ sku: '100100', amount: 2 }],
  });
/** How many labels of an article are to be printed. */
export interface LabelPair extends z.infer<typeof labelPairShape> {}
export const labelPairSchema: Schema<LabelPair> = registerComponent('LabelPair', labelPairShape);

export const labelPairsSchema = registerComponent(
  'LabelPairs',
  list(labelPairSchema, MAX_LIST_ENTRIES).meta({
    description: 'Labels to print',
    examples: [[{ sku: '100100', amount: 2 }]],
  }),
);

const labelProductShape = z
  .object({
    sku: z.string().describe('Number of the product'),
    displayedId: z
      .string()
      .describe('Number to print: the sku, or the one of the whole group for users with the role for it'),
    name: z.string().describe('Name in the language asked for'),
    categoryId: z.string().optional().describe('Category of the product'),
    categoryName: z.string().optional().describe('Name of that category in the language asked for'),
    netFillQuantity: netFillingQuantitySchema.optional().describe('What one storage unit contains'),
    thumbnail: z.string().optional().describe('Path of a small picture, relative to the origin of the shop'),
  })
  .describe('An article on the label list.');
/** An article on the label list. */
export interface LabelProduct extends z.infer<typeof labelProductShape> {}
export const labelProductSchema: Schema<LabelProduct> = registerComponent('LabelProduct', labelProductShape);

const checkedLabelShape = z.object(labelPairShape.shape);
const checkedLabelsShape = z
  .object({
    printable: list(checkedLabelShape).describe('Labels of products that are still sold'),
    inactive: list(checkedLabelShape).describe('Labels of products that are not'),
  })
  .meta({
    description: 'What on the label list is no longer active.',
    examples: [{ printable: [{ sku: '100100', amount: 2 }], inactive: [{ sku: '100300', amount: 1 }] }],
  });
/** What on the label list is no longer active. */
export interface CheckedLabels extends z.infer<typeof checkedLabelsShape> {}
export const checkedLabelsSchema: Schema<CheckedLabels> = registerComponent(
  'CheckedLabels',
  checkedLabelsShape,
);
