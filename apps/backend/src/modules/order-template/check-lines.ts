import type { FieldProblem, OrderTemplateItemBody } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

interface ProductUnits {
  readonly sku: string;
  readonly units: readonly string[];
}

/**
 * Refuses lines whose article the tenant does not have, or whose unit the article does not come in.
 *
 * @param fieldOf path of a line's field in the body
 * @throws ProblemError invalid-request naming the fields
 */
export const checkLines = async (
  queries: Queries,
  tenant: string,
  lines: readonly OrderTemplateItemBody[],
  fieldOf: (index: number, field: string) => string,
): Promise<void> => {
  if (lines.length === 0) return;
  const { rows } = await sql<ProductUnits>`
    select sku, array(select jsonb_array_elements(doc->'units')->>'abbreviation') as units
    from article
    where tenant = ${tenant} and sku = any(${lines.map(({ productSku }) => productSku)}::text[])`.execute(
    queries,
  );
  const unitsOf = new Map(rows.map(({ sku, units }) => [sku, units]));
  const problems = lines.flatMap(({ productSku, unit }, index): readonly FieldProblem[] => {
    const units = unitsOf.get(productSku);
    if (units === undefined)
      return [{ field: fieldOf(index, 'productSku'), message: 'There is no such article.' }];
    return units.includes(unit)
      ? []
      : [{ field: fieldOf(index, 'unit'), message: 'The article does not come in this unit.' }];
  });
  const [first] = problems;
  if (first !== undefined)
    throwProblem('invalid-request', {
      field: first.field,
      detail: first.message,
      errors: problems.slice(0, 20),
    });
};
