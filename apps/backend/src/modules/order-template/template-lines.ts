import type { CallRequest } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { loadTemplates } from './load-templates';

/** A line of a template, for who orders from it. */
export interface TemplateLine {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly amount: number;
}

/**
 * The lines of a template the caller owns or shares, in the order of the shelf, without what is no longer sold.
 *
 * @throws ProblemError not-found for a foreign one as for an unknown one
 */
export const templateLines = async (
  queries: Queries,
  { tenant, caller, locale }: Pick<CallRequest<'getOrderTemplates'>, 'tenant' | 'caller' | 'locale'>,
  id: string,
): Promise<readonly TemplateLine[]> => {
  const [template] = await loadTemplates(queries, { tenant, userId: caller.userId, locale, id });
  if (template === undefined) return throwProblem('not-found');
  return template.orderTemplateItems.map(({ productSku, unit, amount }) => ({
    sku: productSku,
    unitAbbreviation: unit,
    amount,
  }));
};
