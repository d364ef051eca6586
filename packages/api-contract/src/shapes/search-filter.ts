import { ESSENCE_FILTERS } from '@gastroshop/domain/essence';
import { ALLERGENS, PACKAGING_TYPES } from '@gastroshop/domain/product';
import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { boundedText, extension, id } from './scalar';

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
const texts = list(boundedText(200), 300);

const searchFilterShape = z
  .strictObject({
    categoryId: id.optional(),
    attributes: texts.optional().describe('All of them: each narrows further'),
    salesConditions: texts.optional(),
    essential: z.enum(ESSENCE_FILTERS).optional(),
    prices: list(z.enum(PRICE_FILTERS), 3).optional(),
    virtualCategories: texts.optional(),
    supplierIds: texts.optional(),
    brandNames: texts.optional(),
    cartType: id.optional(),
    packagingTypes: list(z.enum(PACKAGING_TYPES), 5).optional(),
    originCountries: texts.optional(),
    onlyNewProducts: z.boolean().optional(),
    wineCountries: texts.optional(),
    wineRegions: texts.optional(),
    wineTypeOfGrapes: texts.optional(),
    excludedAllergens: extension(
      z.strictObject({
        allergens: list(allergenSelector, ALLERGENS.length),
        excludeTraces: z.boolean().optional(),
      }),
    ).describe('Positions or letters. Articles of which it is not known are left out'),
    originOf: extension(
      z.strictObject({ EGG: texts.optional(), MILK: texts.optional(), MEAT: texts.optional() }),
    ).describe('Countries an ingredient must come from'),
  })
  .describe(
    'What a search or a browse is narrowed to. Conditions are joined by "and", the entries of one by "or", those of attributes by "and".',
  );
/** What a search or a browse is narrowed to. Conditions are joined by "and", the entries of one by "or", those of attributes by "and". */
export interface SearchFilter extends z.infer<typeof searchFilterShape> {}
export const searchFilter: Shape<SearchFilter> = component('SearchFilter', searchFilterShape);
