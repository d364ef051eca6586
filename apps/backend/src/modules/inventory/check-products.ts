import type { FieldProblem, InventoryBody } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

/**
 * Refuses counted articles the tenant has never had. What is no longer sold, or in another unit than today, was counted
 * all the same and is kept.
 *
 * @throws ProblemError invalid-request naming the fields
 */
export const checkProducts = async (
  queries: Queries,
  tenant: string,
  { inventoryItems }: Pick<InventoryBody, 'inventoryItems'>,
): Promise<void> => {
  if (inventoryItems.length === 0) return;
  const skus = [...new Set(inventoryItems.map(({ productSku }) => productSku))];
  const { rows } = await sql<{ sku: string }>`
    select sku from article where tenant = ${tenant} and sku = any(${skus}::text[])`.execute(queries);
  const known = new Set(rows.map(({ sku }) => sku));
  const problems = inventoryItems.flatMap(({ productSku }, index): readonly FieldProblem[] =>
    known.has(productSku)
      ? []
      : [{ field: `inventoryItems.${index}.productSku`, message: 'There is no such article.' }],
  );
  const [first] = problems;
  if (first !== undefined)
    throwProblem('invalid-request', {
      field: first.field,
      detail: first.message,
      errors: problems.slice(0, 20),
    });
};
