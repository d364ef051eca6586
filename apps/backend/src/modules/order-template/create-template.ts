import type { OrderTemplateBody } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { checkLines } from './check-lines';
import { replaceLines } from './store-lines';

/** For whom a template is made, and when. */
interface NewTemplate {
  readonly caller: AuthenticatedUser;
  readonly customerId: string;
  readonly now: Date;
}

/**
 * Stores a new template of the caller for a customer.
 *
 * @returns its id
 * @throws ProblemError invalid-request for unknown articles and units
 */
export const createTemplate = async (
  queries: Queries,
  { caller: { tenant, userId }, customerId, now }: NewTemplate,
  body: OrderTemplateBody,
): Promise<string> => {
  const lines = body.orderTemplateItems ?? [];
  await checkLines(queries, tenant, lines, (index, field) => `orderTemplateItems.${index}.${field}`);
  const id = randomUUID();
  await queries
    .insertInto('order_template')
    .values({
      tenant,
      id,
      customer_id: customerId,
      owner_id: userId,
      name: body.name,
      comment: body.comment ?? null,
      price_list: body.priceList ?? null,
      is_shareable: body.shareable ?? false,
      created_at: now,
      edited_at: now,
      edited_by: userId,
    })
    .execute();
  await replaceLines(queries, { tenant, templateId: id, now }, lines);
  return id;
};
