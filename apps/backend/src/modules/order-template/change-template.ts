import type { OrderTemplateBody } from '@gastroshop/api-contract';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { checkLines } from './check-lines';
import { replaceLines } from './store-lines';

/** A change of a template: by whom and when. */
export interface TemplateChange {
  readonly caller: AuthenticatedUser;
  readonly templateId: string;
  readonly now: Date;
}

/** Notes on a template that it was changed. */
export const markTemplateEdited = async (
  queries: Queries,
  { caller, templateId, now }: TemplateChange,
): Promise<void> => {
  await queries
    .updateTable('order_template')
    .set({ edited_at: now, edited_by: caller.userId })
    .where('tenant', '=', caller.tenant)
    .where('id', '=', templateId)
    .execute();
};

/**
 * Changes a template; what is left out stays as it is.
 *
 * @throws ProblemError invalid-request for unknown articles and units
 */
export const changeTemplate = async (
  queries: Queries,
  change: TemplateChange,
  { name, comment, priceList, shareable, orderTemplateItems }: OrderTemplateBody,
): Promise<void> => {
  const { caller, templateId, now } = change;
  const { tenant } = caller;
  if (orderTemplateItems !== undefined) {
    await checkLines(
      queries,
      tenant,
      orderTemplateItems,
      (index, field) => `orderTemplateItems.${index}.${field}`,
    );
    await replaceLines(queries, { tenant, templateId, now }, orderTemplateItems);
  }
  await queries
    .updateTable('order_template')
    .set({
      name,
      ...(comment !== undefined && { comment }),
      ...(priceList !== undefined && { price_list: priceList }),
      ...(shareable !== undefined && { is_shareable: shareable }),
    })
    .where('tenant', '=', tenant)
    .where('id', '=', templateId)
    .execute();
  await markTemplateEdited(queries, change);
};
