import { MAX_CONFIRMATION_MAILS } from '@gastroshop/domain/cart';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

/** What an address of a user is for: confirmations of orders, or labels. */
export type MailKind = 'ORDER' | 'LABEL';

/** Addresses a user may keep of each kind, so that nobody makes a mailing list of it: all of them get each mail. */
const MOST_MAILS = MAX_CONFIRMATION_MAILS;

/** The addresses of a kind a user keeps, in alphabetical order. */
export const userMails = async (
  queries: Queries,
  { tenant, userId }: Pick<AuthenticatedUser, 'tenant' | 'userId'>,
  kind: MailKind,
): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('user_mail')
    .select('mail')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('mail')
    .execute();
  return rows.map(({ mail }) => mail);
};

const insertMails = async (
  queries: Queries,
  { tenant, userId }: AuthenticatedUser,
  kind: MailKind,
  mails: readonly string[],
): Promise<void> => {
  if (mails.length === 0) return;
  await queries
    .insertInto('user_mail')
    .values([...new Set(mails)].map((mail) => ({ tenant, user_id: userId, kind, mail })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Refuses more addresses than are kept. Who had more before there was this limit may take some away.
 *
 * @throws ProblemError invalid-request
 */
const refuseGrowth = async (
  queries: Queries,
  caller: AuthenticatedUser,
  kind: MailKind,
  before: number,
): Promise<void> => {
  const { length } = await userMails(queries, caller, kind);
  if (length > Math.max(MOST_MAILS, before))
    throwProblem('invalid-request', { field: 'mail', detail: `At most ${MOST_MAILS} addresses are kept.` });
};

/**
 * Adds addresses; one that is there already stays.
 *
 * @throws ProblemError invalid-request when there would be too many
 */
export const addMails = async (
  queries: Queries,
  caller: AuthenticatedUser,
  kind: MailKind,
  mails: readonly string[],
): Promise<void> => {
  const { length } = await userMails(queries, caller, kind);
  await insertMails(queries, caller, kind, mails);
  await refuseGrowth(queries, caller, kind, length);
};

/** Removes an address; one that is not there is gone already. */
export const removeMail = async (
  queries: Queries,
  { tenant, userId }: AuthenticatedUser,
  kind: MailKind,
  mail: string,
): Promise<void> => {
  await queries
    .deleteFrom('user_mail')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('mail', '=', mail)
    .execute();
};

/**
 * Sets the addresses of a kind to the given ones.
 *
 * @throws ProblemError invalid-request when there would be too many
 */
export const replaceMails = async (
  queries: Queries,
  caller: AuthenticatedUser,
  kind: MailKind,
  mails: readonly string[],
): Promise<void> => {
  const { length } = await userMails(queries, caller, kind);
  await queries
    .deleteFrom('user_mail')
    .where('tenant', '=', caller.tenant)
    .where('user_id', '=', caller.userId)
    .where('kind', '=', kind)
    .execute();
  await insertMails(queries, caller, kind, mails);
  await refuseGrowth(queries, caller, kind, length);
};
