import type { OrderTemplateItem, OrderTemplateItemBody } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/** One line for each article: of several the last counts, at the place of the first. */
const oneForEach = (lines: readonly OrderTemplateItemBody[]): readonly OrderTemplateItemBody[] => [
  ...new Map(lines.map((line) => [line.productSku, line])).values(),
];

/** A line as it is stored. Its place is what the column says, which is also where lines get one by themselves. */
const itemOf = (line: OrderTemplateItemBody, addedAt: string): OrderTemplateItem => ({
  ...line,
  addedAt: line.addedAt ?? addedAt,
});

/** Sets the lines of a template to the given ones, in their order where they name no place themselves. */
export const replaceLines = async (
  queries: Queries,
  { tenant, templateId, now }: { readonly tenant: string; readonly templateId: string; readonly now: Date },
  lines: readonly OrderTemplateItemBody[],
): Promise<void> => {
  await queries
    .deleteFrom('order_template_item')
    .where('tenant', '=', tenant)
    .where('template_id', '=', templateId)
    .execute();
  if (lines.length === 0) return;
  const rows = oneForEach(lines).map((line, index) => ({
    sku: line.productSku,
    position: line.position ?? index,
    item: itemOf(line, now.toISOString()),
  }));
  // One statement with one parameter, however many lines there are.
  await sql`
    insert into order_template_item (tenant, template_id, sku, position, item)
    select ${tenant}, ${templateId}, line.sku, line.position, line.item
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (sku text, position integer, item jsonb)`.execute(
    queries,
  );
};

/** Puts a line on a template or changes the one there is; a new one comes last. */
export const putLine = async (
  queries: Queries,
  { tenant, templateId, now }: { readonly tenant: string; readonly templateId: string; readonly now: Date },
  line: OrderTemplateItemBody,
): Promise<void> => {
  const item = JSON.stringify(itemOf(line, now.toISOString()));
  await sql`
    insert into order_template_item as old (tenant, template_id, sku, position, item)
    select ${tenant}, ${templateId}, ${line.productSku},
      coalesce(${line.position ?? null}::integer, coalesce(max(position) + 1, 0)), ${item}::jsonb
    from order_template_item
    where tenant = ${tenant} and template_id = ${templateId}
    on conflict (tenant, template_id, sku) do update set
      position = coalesce(${line.position ?? null}::integer, old.position),
      item = case when ${line.addedAt === undefined} and old.item ? 'addedAt'
        then excluded.item || jsonb_build_object('addedAt', old.item->'addedAt') else excluded.item end`.execute(
    queries,
  );
};

/** Takes an article off a template; one that is not there is gone already. */
export const removeLine = async (
  queries: Queries,
  { tenant, templateId }: { readonly tenant: string; readonly templateId: string },
  sku: string,
): Promise<void> => {
  await queries
    .deleteFrom('order_template_item')
    .where('tenant', '=', tenant)
    .where('template_id', '=', templateId)
    .where('sku', '=', sku)
    .execute();
};
