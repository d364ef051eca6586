import { ResponseError } from '@gastroshop/api-client';

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The articles for which the backend refused to change the cart; none where it refused for another reason. */
export const refusedArticles = (error: unknown): ReadonlySet<string> => {
  const problem = error instanceof ResponseError ? error.problem : undefined;
  if (problem?.code === 'articles-not-available') return new Set(strings(problem['skus']));
  return new Set(problem?.code === 'amount-too-small' ? strings([problem['sku']]) : []);
};

/** Whether the same request may succeed later: no connection, a lost session, too much to do. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ResponseError) ||
  error.status >= 500 ||
  error.status === 401 ||
  error.status === 408 ||
  error.status === 429;
