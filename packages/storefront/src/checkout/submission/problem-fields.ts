import type { Problem } from '@gastroshop/api-client';
import type { OrderDifference } from '@gastroshop/api-contract';
import { DIFFERENCE_FIELDS } from '@gastroshop/domain/cart';
import type { AcceptedOrder } from './submission-rejection';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A member of a problem that is a text. */
export const stringField = (problem: Problem, member: string): string | undefined => {
  const value = problem[member];
  return typeof value === 'string' ? value : undefined;
};

/** A member of a problem that is a number. */
export const numberMember = (problem: Problem, member: string): number | undefined => {
  const value = problem[member];
  return typeof value === 'number' ? value : undefined;
};

/** A member of a problem that is a list of texts. */
export const textsMember = (problem: Problem, member: string): readonly string[] =>
  listOf(problem[member]).filter((entry) => typeof entry === 'string');

const told = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** The differences a problem names. */
export const differencesOf = (problem: Problem): readonly OrderDifference[] =>
  listOf(problem['differences']).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const field = DIFFERENCE_FIELDS.find((known) => known === entry['field']);
    if (field === undefined) return [];
    const { sku } = entry;
    return [
      {
        ...(typeof sku === 'string' && { sku }),
        field,
        before: told(entry['before']),
        after: told(entry['after']),
      },
    ];
  });

/** The order a problem carries. */
export const orderOf = (problem: Problem): AcceptedOrder | undefined => {
  const order = problem['order'];
  if (!isRecord(order) || typeof order['id'] !== 'string') return undefined;
  const { id, number, userName } = order;
  return {
    id,
    number: typeof number === 'string' ? number : id,
    userName: typeof userName === 'string' ? userName : undefined,
  };
};
