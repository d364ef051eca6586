import { ResponseError } from '@gastroshop/api-client';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The articles for whose sake the backend refused a change of several lines; none where it does not say. */
export const refusedSkus = (error: unknown): ReadonlySet<string> => {
  const problem = error instanceof ResponseError ? error.problem : undefined;
  const skus = problem?.['skus'];
  const named: readonly unknown[] = Array.isArray(skus) ? skus : [problem?.['sku']];
  return new Set(named.filter(isText));
};
