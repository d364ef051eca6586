import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { decimalString } from './scalar';

/** Units nutrients are measured in. */
export const NUTRIENT_UNITS = ['g', 'mg', 'µg'] as const;

const nutrientPartShape = z
  .object({
    key: z.string(),
    quantity: decimalString,
    unit: z.enum(NUTRIENT_UNITS),
    dailyIntakePercent: decimalString.optional().describe('As the producer states it'),
  })
  .describe('A line of a nutrient table.');
/** A line of a nutrient table. */
export interface NutrientPart extends z.infer<typeof nutrientPartShape> {}
export const nutrientPart: Shape<NutrientPart> = component('NutrientPart', nutrientPartShape);

const nutrientShape = nutrientPartShape.extend({ children: list(nutrientPart).optional() }).meta({
  description: 'A line of a nutrient table with the lines it consists of.',
  examples: [
    {
      key: 'FAT',
      quantity: '3.5',
      unit: 'g',
      children: [{ key: 'SATURATES', quantity: '2.3', unit: 'g' }],
    },
  ],
});
/** A line of a nutrient table with the lines it consists of. */
export interface Nutrient extends z.infer<typeof nutrientShape> {}
export const nutrient: Shape<Nutrient> = component('Nutrient', nutrientShape);

const nutrientTableShape = z
  .object({
    basis: z.enum(['PER_100', 'PER_PORTION']),
    energy: z.object({ kj: decimalString.optional(), kcal: decimalString.optional() }).optional(),
    groups: list(nutrient).optional(),
    vitaminsAndMinerals: list(nutrient).optional(),
  })
  .describe('Nutrients per 100 g (or ml) or per portion.');
/** Nutrients per 100 g (or ml) or per portion. */
export interface NutrientTable extends z.infer<typeof nutrientTableShape> {}
export const nutrientTable: Shape<NutrientTable> = component('NutrientTable', nutrientTableShape);
