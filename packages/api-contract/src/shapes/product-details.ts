import { ORIGIN_INGREDIENTS, PACKAGING_TYPES } from '@gastroshop/domain/product';
import { z } from 'zod';
import { category } from './category';
import { component, type Shape } from './component';
import { list } from './list';
import { nutrientTable } from './nutrient';
import { productImage } from './product';

const ingredientOriginShape = z
  .object({
    ingredient: z.enum(ORIGIN_INGREDIENTS),
    pimKeyOfIngredient: z.string().optional(),
    countryOfOrigin: z.string().optional(),
    regionOfOrigin: z.string().optional(),
    additionalInformation: z.string().optional(),
  })
  .meta({
    description: 'Where an ingredient comes from.',
    examples: [{ ingredient: 'EGG', countryOfOrigin: 'AT', regionOfOrigin: 'Steiermark' }],
  });
/** Where an ingredient comes from. */
export interface IngredientOrigin extends z.infer<typeof ingredientOriginShape> {}
export const ingredientOrigin: Shape<IngredientOrigin> = component('IngredientOrigin', ingredientOriginShape);

const wineAttributesShape = z
  .object({
    category: z.string().optional(),
    vintage: z.string().optional(),
    country: z.string().optional(),
    region: z.string().optional(),
    winery: z.string().optional(),
    appellation: z.string().optional(),
    typeOfGrape: z.string().optional(),
    character: z.string().optional(),
    rating: z.string().optional(),
    sensoricDescription: z.string().optional(),
    mealRecommendation: z.string().optional(),
    seal: z.string().optional(),
    cuvee: z.string().optional(),
    residualSugar: z.string().optional(),
    acidity: z.string().optional(),
    glass: z.string().optional(),
    maturity: z.string().optional(),
  })
  .describe('What is told about a wine.');
/** What is told about a wine. */
export interface WineAttributes extends z.infer<typeof wineAttributesShape> {}
export const wineAttributes: Shape<WineAttributes> = component('WineAttributes', wineAttributesShape);

const allergenInformationShape = z
  .object({
    codes: z.string().optional().describe('14 positions; J contained, S traces'),
    note: z.string().optional(),
  })
  .describe('Allergens of an article.');
/** Allergens of an article. */
export interface AllergenInformation extends z.infer<typeof allergenInformationShape> {}
export const allergenInformation: Shape<AllergenInformation> = component(
  'AllergenInformation',
  allergenInformationShape,
);

const productDetailsShape = z
  .object({
    imagePaths: list(productImage),
    nutrientTables: list(nutrientTable),
    categories: list(category),
    usageNote: z.string().optional(),
    regulatedDescription: z.string().optional(),
    consumerRegulatedInformation: z.string().optional(),
    ingredientOrigins: list(ingredientOrigin),
    packaging: z.enum(PACKAGING_TYPES),
    wineAttributes: wineAttributes.optional(),
    allergenInformation: allergenInformation.optional(),
  })
  .describe('What the detail page shows beyond the article itself.');
/** What the detail page shows beyond the article itself. */
export interface ProductDetails extends z.infer<typeof productDetailsShape> {}
export const productDetails: Shape<ProductDetails> = component('ProductDetails', productDetailsShape);
