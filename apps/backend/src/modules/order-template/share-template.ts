import { sql } from 'kysely';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { TemplateRights } from './template-access';

/**
 * The user of the tenant with a user name, in any case of letters.
 *
 * @throws ProblemError user-name-unknown (TPL-3), for a user of another tenant alike
 */
const userNamed = async (queries: Queries, tenant: string, userName: string): Promise<string> => {
  const row = await queries
    .selectFrom('app_user')
    .select('id')
    .where('tenant', '=', tenant)
    .where(sql<string>`lower(user_name)`, '=', userName.trim().toLowerCase())
    .executeTakeFirst();
  return row?.id ?? throwProblem('user-name-unknown');
};

/**
 * Shares a template with a user of the tenant; the owner has it already.
 *
 * @throws ProblemError owner-required for those who may not share it on
 */
export const shareTemplate = async (
  queries: Queries,
  { tenant }: AuthenticatedUser,
  { id, mayShare }: TemplateRights,
  userName: string,
): Promise<void> => {
  if (!mayShare) throwProblem('owner-required');
  const userId = await userNamed(queries, tenant, userName);
  await sql`
    insert into order_template_share (tenant, template_id, user_id)
    select tenant, id, ${userId} from order_template
    where tenant = ${tenant} and id = ${id} and owner_id <> ${userId}
    on conflict do nothing`.execute(queries);
};

/**
 * Stops sharing: the owner with anybody, everybody with themselves.
 *
 * @throws ProblemError owner-required
 */
export const unshareTemplate = async (
  queries: Queries,
  caller: AuthenticatedUser,
  { id, isOwner }: TemplateRights,
  userName: string,
): Promise<void> => {
  const userId = await userNamed(queries, caller.tenant, userName);
  if (!isOwner && userId !== caller.userId) throwProblem('owner-required');
  await queries
    .deleteFrom('order_template_share')
    .where('tenant', '=', caller.tenant)
    .where('template_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
};
