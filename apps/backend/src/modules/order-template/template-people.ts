import type { OrderTemplate } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/** Who made a template, and who changed it last. */
export type TemplatePeople = Pick<OrderTemplate, 'createdBy' | 'lastEditedBy'>;

const fullName = (table: 'owner' | 'editor') =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)})), '')`;

/**
 * The people of a template by their own names, for paper: whoever finds it in a kitchen knows no sign-in names. Whose
 * name nobody has told is called as the template has it.
 */
export const templatePeople = async (
  queries: Queries,
  tenant: string,
  { id, createdBy, lastEditedBy }: TemplatePeople & Pick<OrderTemplate, 'id'>,
): Promise<TemplatePeople> => {
  const { rows } = await sql<TemplatePeople>`
    select
      coalesce(${fullName('owner')}, ${createdBy}) as "createdBy",
      coalesce(${fullName('editor')}, ${lastEditedBy}) as "lastEditedBy"
    from order_template t
    left join app_user owner on owner.tenant = t.tenant and owner.id = t.owner_id
    left join app_user editor on editor.tenant = t.tenant and editor.id = t.edited_by
    where t.tenant = ${tenant} and t.id = ${id}`.execute(queries);
  return rows[0] ?? { createdBy, lastEditedBy };
};
