import { ESSENCE_FILTERS } from '@gastroshop/domain/essence';
import { ALLERGENS, PACKAGING_TYPES } from '@gastroshop/domain/product';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { boundedString, extension, idSchema } from './scalars';

/** Which prices a search asks for (API-6). */
export const PRICE_FILTERS = ['SPECIAL', 'PROMOTION', 'BULK'] as const;
/** Which prices a search asks for, see {@link PRICE_FILTERS}. */
export type PriceFilter = (typeof PRICE_FILTERS)[number];

const allergenSelector = z.union([
  z
    .int()
    .min(0)
    .max(ALLERGENS.length - 1),
  z.enum(ALLERGENS.map(({ letter }) => letter)),
]);
const texts = list(boundedString(200), 300);

const searchFilterShape = z
  .strictObject({
    categoryId: idSchema.optional().describe('Products in this category or below it'),
    attributes: texts.optional().describe('All of them: each narrows further'),
    salesConditions: texts.optional().describe('Sold under one of these conditions'),
    essential: z
      .enum(ESSENCE_FILTERS)
      .optional()
      .describe(
        'How the essence list counts: FAVORITES_ONLY is what is on it, shown, and bought regularly; IGNORE: not at all',
      ),
    prices: list(z.enum(PRICE_FILTERS), 3)
      .optional()
      .describe('With a price of one of these kinds; for those who may see prices'),
    virtualCategories: texts.optional().describe('In one of these categories put together by hand'),
    supplierIds: texts.optional().describe('From one of these suppliers'),
    brandNames: texts.optional().describe('Of one of these brands'),
    cartType: idSchema.optional().describe('Code of the fair; missing: the main shop'),
    packagingTypes: list(z.enum(PACKAGING_TYPES), 5)
      .optional()
      .describe('In packaging of one of these kinds'),
    originCountries: texts.optional().describe('From one of these countries'),
    onlyNewProducts: z.boolean().optional().describe('Only what was first listed 60 days ago or less'),
    wineCountries: texts.optional().describe('Wines of one of these countries'),
    wineRegions: texts.optional().describe('Wines of one of these regions'),
    wineTypeOfGrapes: texts.optional().describe('Wines of one of these grapes'),
    excludedAllergens: extension(
      z.strictObject({
        allergens: list(allergenSelector, ALLERGENS.length).describe(
          'Allergens that must not be contained: positions 0 to 13, or letters',
        ),
        excludeTraces: z.boolean().optional().describe('Whether traces of them count as well'),
      }),
    ).describe('Positions or letters. Articles of which it is not known are left out'),
    originOf: extension(
      z.strictObject({
        EGG: texts.optional().describe('Eggs from one of these countries'),
        MILK: texts.optional().describe('Milk from one of these countries'),
        MEAT: texts.optional().describe('Meat from one of these countries'),
      }),
    ).describe('Countries an ingredient must come from'),
  })
  .describe(
    'What a search or a browse is narrowed to. Conditions are joined by "and", the entries of one by "or", those of attributes by "and".',
  );
/** What a search or a browse is narrowed to. Conditions are joined by "and", the entries of one by "or", those of attributes by "and". */
export interface SearchFilter extends z.infer<typeof searchFilterShape> {}
export const searchFilterSchema: Schema<SearchFilter> = registerComponent('SearchFilter', searchFilterShape);
