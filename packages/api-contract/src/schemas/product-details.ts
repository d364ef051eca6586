import { ORIGIN_INGREDIENTS, PACKAGING_TYPES } from '@gastroshop/domain/product';
import { z } from 'zod';
import { categorySchema } from './category';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { nutrientTableSchema } from './nutrient';
import { productImageSchema } from './product';

const ingredientOriginShape = z
  .object({
    ingredient: z.enum(ORIGIN_INGREDIENTS).describe('Which ingredient it is about'),
    pimKeyOfIngredient: z
      .string()
      .optional()
      .describe('Key of the ingredient in the product information system'),
    countryOfOrigin: z
      .string()
      .optional()
      .describe('Country as two letters of ISO 3166-1, or in words where the producer gave no code'),
    regionOfOrigin: z.string().optional().describe('Region in words'),
    additionalInformation: z.string().optional().describe('What else the producer tells of it'),
  })
  .meta({
    description: 'Where an ingredient comes from.',
    examples: [{ ingredient: 'EGG', countryOfOrigin: 'AT', regionOfOrigin: 'Steiermark' }],
  });
/** Where an ingredient comes from. */
export interface IngredientOrigin extends z.infer<typeof ingredientOriginShape> {}
export const ingredientOriginSchema: Schema<IngredientOrigin> = registerComponent(
  'IngredientOrigin',
  ingredientOriginShape,
);

const wineAttributesShape = z
  .object({
    category: z.string().optional().describe('Kind of wine, such as white wine'),
    vintage: z.string().optional().describe('Year of the harvest'),
    country: z.string().optional().describe('Country it comes from, in words'),
    region: z.string().optional().describe('Wine-growing region'),
    winery: z.string().optional().describe('Who made it'),
    appellation: z.string().optional().describe('Protected designation, such as DAC'),
    typeOfGrape: z.string().optional().describe('Grape varieties'),
    character: z.string().optional().describe('How it tastes, in a few words'),
    rating: z.string().optional().describe('Points and awards'),
    sensoricDescription: z.string().optional().describe('How it looks, smells and tastes'),
    mealRecommendation: z.string().optional().describe('What it goes with'),
    seal: z.string().optional().describe('Seal of quality or of organic farming'),
    cuvee: z.string().optional().describe('What the blend is made of'),
    residualSugar: z.string().optional().describe('Residual sugar with its unit, such as 4 g/l'),
    acidity: z.string().optional().describe('Acidity with its unit, such as 6 g/l'),
    glass: z.string().optional().describe('Glass it is served in'),
    maturity: z.string().optional().describe('When to drink it'),
  })
  .describe('What is told about a wine.');
/** What is told about a wine. */
export interface WineAttributes extends z.infer<typeof wineAttributesShape> {}
export const wineAttributesSchema: Schema<WineAttributes> = registerComponent(
  'WineAttributes',
  wineAttributesShape,
);

const allergenInformationShape = z
  .object({
    codes: z.string().optional().describe('14 positions; J contained, S traces'),
    note: z.string().optional().describe('What the producer adds in words'),
  })
  .describe('Allergens of an article.');
/** Allergens of an article. */
export interface AllergenInformation extends z.infer<typeof allergenInformationShape> {}
export const allergenInformationSchema: Schema<AllergenInformation> = registerComponent(
  'AllergenInformation',
  allergenInformationShape,
);

const productDetailsShape = z
  .object({
    imagePaths: list(productImageSchema).describe('All pictures of it in their sizes'),
    nutrientTables: list(nutrientTableSchema).describe('One table for each basis the producer states'),
    categories: list(categorySchema).describe('Categories it lies in'),
    usageNote: z.string().optional().describe('How to prepare or use it'),
    regulatedDescription: z.string().optional().describe('Name by food law'),
    consumerRegulatedInformation: z
      .string()
      .optional()
      .describe('What food law asks to be told besides, such as a warning'),
    ingredientOrigins: list(ingredientOriginSchema).describe(
      'Where egg, milk and meat in it come from, as far as known',
    ),
    packaging: z
      .enum(PACKAGING_TYPES)
      .describe('Whether the packaging is used once or again, and carries a deposit'),
    wineAttributes: wineAttributesSchema.optional().describe('Only of wines'),
    allergenInformation: allergenInformationSchema
      .optional()
      .describe('Allergens; missing: not known, which is not none'),
  })
  .describe('What the detail page shows beyond the article itself.');
/** What the detail page shows beyond the article itself. */
export interface ProductDetails extends z.infer<typeof productDetailsShape> {}
export const productDetailsSchema: Schema<ProductDetails> = registerComponent(
  'ProductDetails',
  productDetailsShape,
);
