import { ResponseError, type Problem } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';

/** Why a change is not taken as it is. */
export type ChangeTrouble =
  /** Deadlines have passed: these lines stay as they are. */
  | { readonly kind: 'TOO_LATE'; readonly skus: readonly string[] }
  /** Colleagues have changed the same lines. */
  | { readonly kind: 'CHANGED'; readonly skus: readonly string[] }
  | { readonly kind: 'LOCKED' }
  | { readonly kind: 'NOT_AVAILABLE'; readonly skus: readonly string[] }
  | { readonly kind: 'AMOUNT_TOO_SMALL'; readonly sku: string; readonly smallestAmount: number }
  | {
      readonly kind: 'VALUE_TOO_SMALL';
      readonly day: string | undefined;
      readonly missing: string | undefined;
    }
  /** Nothing comes on the day that is wished for; the next one, where there is one. */
  | { readonly kind: 'DAY_NOT_POSSIBLE'; readonly next: string | undefined }
  /** No answer, or none that says anything. */
  | { readonly kind: 'UNKNOWN' };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const lockedSkus = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown) => {
        const sku =
          typeof entry === 'object' && entry !== null && 'sku' in entry ? textOf(entry.sku) : undefined;
        return sku === undefined ? [] : [sku];
      })
    : [];

const ofProblem = (problem: Problem): ChangeTrouble => {
  switch (problem.code) {
    case 'deadline-passed':
      return problem.field === undefined
        ? { kind: 'TOO_LATE', skus: lockedSkus(problem['locked']) }
        : { kind: 'DAY_NOT_POSSIBLE', next: textOf(problem['nextPossibleDay']) };
    case 'delivery-day-not-possible':
      return { kind: 'DAY_NOT_POSSIBLE', next: undefined };
    case 'order-changed':
      return { kind: 'CHANGED', skus: textsOf(problem['skus']) };
    case 'order-locked':
      return { kind: 'LOCKED' };
    case 'articles-not-available':
      return { kind: 'NOT_AVAILABLE', skus: textsOf(problem['skus']) };
    case 'amount-too-small': {
      const [sku, smallest] = [textOf(problem['sku']), problem['smallestAmount']];
      return sku === undefined || typeof smallest !== 'number'
        ? { kind: 'UNKNOWN' }
        : { kind: 'AMOUNT_TOO_SMALL', sku, smallestAmount: smallest };
    }
    case 'order-value-too-small':
      return { kind: 'VALUE_TOO_SMALL', day: textOf(problem['day']), missing: textOf(problem['missing']) };
    default:
      return { kind: 'UNKNOWN' };
  }
};

/** What an answer to a change or its preview means. */
export const changeTroubleOf = (error: unknown): ChangeTrouble =>
  error instanceof ResponseError && error.problem !== undefined
    ? ofProblem(error.problem)
    : { kind: 'UNKNOWN' };

/** Lines a trouble is about, by their names. */
export const namesOf = (skus: readonly string[], order: Order, names: ReadonlyMap<string, string>): string =>
  skus
    .map(
      (sku) => order.orderItems.find(({ productSku }) => productSku === sku)?.name ?? names.get(sku) ?? sku,
    )
    .join(', ');
