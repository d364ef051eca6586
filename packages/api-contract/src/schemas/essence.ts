import { ESSENCE_PERIOD_MAX_DAYS } from '@gastroshop/domain/essence';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { dayOrMomentSchema } from './scalars';

const essencePeriodShape = z
  .object({
    showEssenceForDays: z
      .int()
      .min(1)
      .max(ESSENCE_PERIOD_MAX_DAYS)
      .describe('Days back from today, 1 to 1095; the shops suggest 183, 365, 730 and 1095'),
  })
  .meta({
    description: 'For how many days a bought article stays on the essence list.',
    examples: [{ showEssenceForDays: 365 }],
  });
/** For how many days a bought article stays on the essence list. */
export interface EssencePeriod extends z.infer<typeof essencePeriodShape> {}
export const essencePeriodSchema: Schema<EssencePeriod> = registerComponent(
  'EssencePeriod',
  essencePeriodShape,
);

const essencePeriodChangeShape = z
  .strictObject(essencePeriodShape.shape)
  .meta({ description: 'The essence period to set.', examples: [{ showEssenceForDays: 365 }] });
/** The essence period to set. */
export interface EssencePeriodChange extends z.infer<typeof essencePeriodChangeShape> {}
export const essencePeriodChangeSchema: Schema<EssencePeriodChange> = registerComponent(
  'EssencePeriodChange',
  essencePeriodChangeShape,
);

const essenceVisibilityShape = z
  .object({
    sku: z.string().describe('Number of the product'),
    isVisible: z.boolean().describe('Whether it is shown; true where nobody has said anything'),
  })
  .meta({
    description: 'Whether an article is shown on the essence list.',
    examples: [{ sku: '100100', isVisible: true }],
  });
/** Whether an article is shown on the essence list. */
export interface EssenceVisibility extends z.infer<typeof essenceVisibilityShape> {}
export const essenceVisibilitySchema: Schema<EssenceVisibility> = registerComponent(
  'EssenceVisibility',
  essenceVisibilityShape,
);

const essenceItemShape = z
  .object({
    customerId: z.string().optional().describe('Customer who bought it'),
    tenant: z.string().optional().describe('Code of the tenant it was bought from'),
    date: dayOrMomentSchema.describe('When it was bought'),
    sku: z.string().describe('Number of the product'),
    isRelevant: z.boolean().optional().describe('Whether the product counts as bought regularly'),
    quantity: z.number().describe('How much, in the unit named beside'),
    smallestUnit: z.string().describe('Abbreviation of the unit of the quantity'),
  })
  .meta({
    description: 'An earlier purchase of an article.',
    examples: [{ sku: '100100', date: '2026-11-19', quantity: 18, smallestUnit: 'FL' }],
  });
/** An earlier purchase of an article. */
export interface EssenceItem extends z.infer<typeof essenceItemShape> {}
export const essenceItemSchema: Schema<EssenceItem> = registerComponent('EssenceItem', essenceItemShape);
