import { z } from 'zod';
import { category } from './category';
import { component, type Shape } from './component';
import { list } from './list';
import { product } from './product';
import { boundedText } from './scalar';
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
  })
  .describe('Completions for what is being typed.');
/** Completions for what is being typed. */
export interface Completion extends z.infer<typeof completionShape> {}
export const completion: Shape<Completion> = component('Completion', completionShape);
