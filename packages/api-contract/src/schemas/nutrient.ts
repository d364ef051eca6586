import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { decimalStringSchema } from './scalars';

/** Units nutrients are measured in. */
export const NUTRIENT_UNITS = ['g', 'mg', 'µg'] as const;

const nutrientPartShape = z
  .object({
    key: z.string().describe('What is stated, such as FAT or SATURATES'),
    quantity: decimalStringSchema.describe('How much of it, in the unit named beside'),
    unit: z.enum(NUTRIENT_UNITS).describe('Unit of the quantity'),
    dailyIntakePercent: decimalStringSchema.optional().describe('As the producer states it'),
  })
  .describe('A line of a nutrient table.');
/** A line of a nutrient table. */
export interface NutrientPart extends z.infer<typeof nutrientPartShape> {}
export const nutrientPartSchema: Schema<NutrientPart> = registerComponent('NutrientPart', nutrientPartShape);

const nutrientShape = nutrientPartShape
  .extend({
    children: list(nutrientPartSchema)
      .optional()
      .describe('What of it is stated apart, such as saturates of fat'),
  })
  .meta({
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
export const nutrientSchema: Schema<Nutrient> = registerComponent('Nutrient', nutrientShape);

const nutrientTableShape = z
  .object({
    basis: z
      .enum(['PER_100', 'PER_PORTION'])
      .describe('What the figures are of: 100 g or ml, or one portion'),
    energy: z
      .object({
        kj: decimalStringSchema.optional().describe('Kilojoules'),
        kcal: decimalStringSchema.optional().describe('Kilocalories'),
      })
      .optional()
      .describe('Energy in both units, as far as the producer states them'),
    groups: list(nutrientSchema).optional().describe('Fat, carbohydrates, protein and salt with their parts'),
    vitaminsAndMinerals: list(nutrientSchema)
      .optional()
      .describe('Vitamins and minerals, where they are stated'),
  })
  .describe('Nutrients per 100 g (or ml) or per portion.');
/** Nutrients per 100 g (or ml) or per portion. */
export interface NutrientTable extends z.infer<typeof nutrientTableShape> {}
export const nutrientTableSchema: Schema<NutrientTable> = registerComponent(
  'NutrientTable',
  nutrientTableShape,
);
