import type { OrderTemplate, OrderTemplateItem } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/** A line as it is stored, with what the catalogue says about its article today. */
interface LineRow {
  readonly sku: string;
  readonly position: number;
  readonly item: OrderTemplateItem;
  /** Null: there is no such article any more. */
  readonly status: string | null;
  readonly name: string | null;
  readonly crossTenantProductId: string | null;
  readonly thumbnailUrl: string | null;
}

interface TemplateRow {
  readonly id: string;
  readonly customer_id: string;
  readonly name: string;
  readonly comment: string | null;
  readonly price_list: string | null;
  readonly is_shareable: boolean;
  readonly created_at: Date;
  readonly edited_at: Date;
  readonly owner_name: string;
  readonly editor_name: string;
  readonly shared_with: readonly string[];
  readonly lines: readonly LineRow[];
}

/** Whose templates are read. */
export interface TemplateQuery {
  readonly tenant: string;
  readonly userId: string;
  readonly locale: Locale;
  /** Only this one. */
  readonly id?: string | undefined;
  /** Of the user's own only those made for this customer. */
  readonly customerId?: string | undefined;
}

const isRemoved = ({ status }: LineRow): boolean => status === null || status === 'REMOVED_FROM_INVENTORY';

const templateOf = (row: TemplateRow): OrderTemplate => ({
  id: row.id,
  customerId: row.customer_id,
  name: row.name,
  ...(row.comment !== null && { comment: row.comment }),
  ...(row.price_list !== null && { priceList: row.price_list }),
  shareable: row.is_shareable,
  creationTime: row.created_at.toISOString(),
  lastEditedTime: row.edited_at.toISOString(),
  createdBy: row.owner_name,
  lastEditedBy: row.editor_name,
  sharedWith: row.shared_with,
  orderTemplateItems: row.lines
    .filter((line) => !isRemoved(line))
    .map(({ item, position }) => ({ ...item, position })),
  removedProducts: row.lines.filter(isRemoved).map(({ sku, name, crossTenantProductId, thumbnailUrl }) => ({
    sku,
    name: name ?? sku,
    ...(crossTenantProductId !== null && { crossTenantProductId }),
    ...(thumbnailUrl !== null && { thumbnailUrl }),
  })),
});

/**
 * The templates a user may read, own and shared, the last edited first, in one query. Articles that are no longer sold
 * are listed apart (TPL-5).
 */
export const loadTemplates = async (
  queries: Queries,
  { tenant, userId, locale, id, customerId }: TemplateQuery,
): Promise<readonly OrderTemplate[]> => {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.customer_id, t.name, t.comment, t.price_list, t.is_shareable, t.created_at, t.edited_at,
      coalesce(o.user_name, t.owner_id) as owner_name,
      coalesce(e.user_name, t.edited_by) as editor_name,
      array(
        select coalesce(u.user_name, s.user_id)
        from order_template_share s
        left join app_user u on u.tenant = s.tenant and u.id = s.user_id
        where s.tenant = t.tenant and s.template_id = t.id
        order by 1
      ) as shared_with,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'sku', i.sku,
          'position', i.position,
          'item', i.item,
          'status', a.status,
          'name', coalesce(a.texts->${locale}->>'name', a.texts->'de-AT'->>'name'),
          'crossTenantProductId', a.doc->>'crossTenantProductId',
          'thumbnailUrl', a.doc->>'thumbnailUrl'
        ) order by i.position, i.sku)
        from order_template_item i
        left join article a on a.tenant = i.tenant and a.sku = i.sku
        where i.tenant = t.tenant and i.template_id = t.id
      ), '[]') as lines
    from order_template t
    left join app_user o on o.tenant = t.tenant and o.id = t.owner_id
    left join app_user e on e.tenant = t.tenant and e.id = t.edited_by
    where t.tenant = ${tenant}
      and (${id ?? null}::text is null or t.id = ${id ?? null}::text)
      and (
        (t.owner_id = ${userId} and (${customerId ?? null}::text is null or t.customer_id = ${customerId ?? null}::text))
        or exists (
          select from order_template_share s
          where s.tenant = t.tenant and s.template_id = t.id and s.user_id = ${userId})
      )
    order by t.edited_at desc, t.id`.execute(queries);
  return rows.map(templateOf);
};
