import { MAX_CONFIRMATION_MAILS } from '@gastroshop/domain/cart';
import type { Locale } from '@gastroshop/i18n';
import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db';
import { throwProblem, type MailBudget } from '../../http';
import { enqueueJobs } from '../../jobs';
import type { LabelSheet } from '../../papers';
import { userMails } from '../user';
import type { LabelOwner } from './label-list';

/** Mailings are kept until the last attempt of their jobs is over. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** Labels to be mailed, by whom and when. */
export interface LabelMailing {
  readonly owner: LabelOwner;
  readonly sheet: LabelSheet;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Stores labels to be mailed to the user's label addresses, each with a job of its own, in the call's transaction.
 *
 * @throws ProblemError invalid-request when the user keeps no such address; too-many-requests where the budget is used up
 */
export const mailLabels = async (
  queries: Queries,
  { owner, sheet, locale, now }: LabelMailing,
  mailBudget: MailBudget | undefined,
): Promise<void> => {
  const { tenant, customerId, userId } = owner;
  const kept = await userMails(queries, { tenant, userId }, 'LABEL');
  const addresses = kept.slice(0, MAX_CONFIRMATION_MAILS);
  if (addresses.length === 0)
    throwProblem('invalid-request', { detail: 'The user keeps no address for labels.' });
  await queries
    .deleteFrom('label_mailing')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
  const turn = await mailBudget?.spend(queries, owner, addresses.length);
  const id = randomUUID();
  await queries
    .insertInto('label_mailing')
    .values({ tenant, customer_id: customerId, id, created_at: now, locale, sheet: JSON.stringify(sheet) })
    .execute();
  await enqueueJobs(
    queries,
    addresses.map((address, index) => ({
      kind: 'label-mail' as const,
      data: { tenant, customerId, mailingId: id, address },
      turn: (turn ?? 0) + index,
    })),
  );
};
