import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

/** A template as far as rights on it go. */
export interface TemplateRights {
  readonly id: string;
  readonly isOwner: boolean;
  /** The owner, and where the template says so those it is shared with. */
  readonly mayShare: boolean;
}

/**
 * Holds a template for the rest of the transaction and says what the caller may do with it.
 *
 * @throws ProblemError not-found for one that is foreign or unknown
 */
export const lockTemplate = async (
  queries: Queries,
  caller: AuthenticatedUser,
  id: string,
): Promise<TemplateRights> => {
  const { tenant, userId } = caller;
  const row = await queries
    .selectFrom('order_template as t')
    .select((eb) => [
      't.owner_id',
      't.is_shareable',
      eb
        .exists(
          eb
            .selectFrom('order_template_share as s')
            .select('s.user_id')
            .where('s.tenant', '=', tenant)
            .where('s.template_id', '=', id)
            .where('s.user_id', '=', userId),
        )
        .as('is_shared'),
    ])
    .where('t.tenant', '=', tenant)
    .where('t.id', '=', id)
    .forUpdate('t')
    .executeTakeFirst();
  const isOwner = row?.owner_id === userId;
  if (row === undefined || (!isOwner && row.is_shared !== true)) throwProblem('not-found');
  return { id, isOwner, mayShare: isOwner || row.is_shareable };
};

/**
 * The same for what only the owner may do.
 *
 * @throws ProblemError owner-required for those the template is shared with
 */
export const lockOwnedTemplate = async (
  queries: Queries,
  caller: AuthenticatedUser,
  id: string,
): Promise<TemplateRights> => {
  const rights = await lockTemplate(queries, caller, id);
  return rights.isOwner ? rights : throwProblem('owner-required');
};
