import type { OrderSubmission } from '@gastroshop/api-contract';
import { MAX_CONFIRMATION_MAILS } from '@gastroshop/domain/cart';
import { isLocale, type Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { CartAccess } from '../cart';

/** The field of a submission that names whom to write to. */
export const MAILS_FIELD = 'confirmationMailAdresses';

/** What an order needs besides cart and body, asked for only when it will be stored. */
export interface OrderCircumstances {
  /** The number people use, drawn from a sequence: gaps are nothing lost. */
  readonly number: string;
  /** Language the buyer is written to in. */
  readonly mailLocale: Locale;
  /** The user's own order mails and those of the submission, each once; ten at most. */
  readonly confirmationEmails: readonly string[];
}

interface Row {
  readonly number: string;
  readonly locale: string | null;
  readonly mails: readonly string[];
}

const eachOnce = (mails: readonly string[]): readonly string[] =>
  [...new Map(mails.toReversed().map((mail) => [mail.toLowerCase(), mail])).values()].toReversed();

/**
 * Whom to write to. Who kept more addresses of their own before there was a limit is written to at the first ones.
 *
 * @throws ProblemError invalid-request at the field, where those of the submission are too many beside the user's own
 */
const addressesOf = (own: readonly string[], typed: readonly string[]): readonly string[] => {
  const all = eachOnce([...own.slice(0, MAX_CONFIRMATION_MAILS), ...typed]);
  if (all.length <= MAX_CONFIRMATION_MAILS) return all;
  const message = `At most ${MAX_CONFIRMATION_MAILS} addresses get a confirmation, ${own.length} of them are the user's own`;
  return throwProblem('invalid-request', {
    field: MAILS_FIELD,
    detail: message,
    errors: [{ field: MAILS_FIELD, message }],
  });
};

/**
 * Draws a number and reads whom to write to.
 *
 * @throws ProblemError invalid-request for too many addresses
 */
export const orderCircumstances = async (
  queries: Queries,
  { key: { tenant }, userId, buyer }: CartAccess,
  { confirmationMailAdresses = [] }: OrderSubmission,
): Promise<OrderCircumstances> => {
  const { rows } = await sql<Row>`/* order_circumstances */
    select nextval('order_number')::text as number,
      (select locale from app_user where tenant = ${tenant} and id = ${userId}) as locale,
      (select coalesce(array_agg(mail order by mail), '{}') from user_mail
        where tenant = ${tenant} and user_id = ${userId} and kind = 'ORDER') as mails`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no order number');
  return {
    number: row.number,
    mailLocale: row.locale !== null && isLocale(row.locale) ? row.locale : buyer.locale,
    confirmationEmails: addressesOf(row.mails, confirmationMailAdresses),
  };
};
