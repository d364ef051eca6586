import { z } from 'zod';
import { category } from './category';
import { component, type Shape } from './component';
import { list } from './list';
import { product } from './product';
import { boundedText, extension } from './scalar';
import { searchFilter } from './search-filter';

const completionBodyShape = z
  .strictObject({ query: boundedText(200), filter: searchFilter.optional() })
  .meta({ description: 'What is being typed.', examples: [{ query: 'mil' }] });
/** What is being typed. */
export interface CompletionBody extends z.infer<typeof completionBodyShape> {}
export const completionBody: Shape<CompletionBody> = component('CompletionBody', completionBodyShape);

const completionShape = z
  .object({
    terms: list(z.string()),
    products: list(product),
    categories: list(category).optional(),
    brands: extension(list(z.string())).describe(
      'Brands of the articles found that begin like what is typed',
    ),
    pastSearches: extension(list(z.string())).describe(
      'What this user searched for before, the latest first',
    ),
    didYouMean: extension(z.string()).describe('What was probably meant, where a word was mistyped'),
  })
  .describe('Completions for what is being typed.');
/** Completions for what is being typed. */
export interface Completion extends z.infer<typeof completionShape> {}
export const completion: Shape<Completion> = component('Completion', completionShape);
