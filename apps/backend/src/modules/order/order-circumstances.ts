import type { OrderSubmission } from '@gastroshop/api-contract';
import { isLocale, type Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { CartVisit } from '../cart';

/** What an order needs besides cart and body, asked for only when it will be stored. */
export interface OrderCircumstances {
  /** The number people use, drawn from a sequence: gaps are nothing lost. */
  readonly number: string;
  /** Language the buyer is written to in. */
  readonly mailLocale: Locale;
  /** The user's own order mails and those of the submission, each once. */
  readonly confirmationEmails: readonly string[];
}

interface Row {
  readonly number: string;
  readonly locale: string | null;
  readonly mails: readonly string[];
}

const eachOnce = (mails: readonly string[]): readonly string[] =>
  [...new Map(mails.toReversed().map((mail) => [mail.toLowerCase(), mail])).values()].toReversed();

/** Draws a number and reads whom to write to. */
export const orderCircumstances = async (
  queries: Queries,
  { key: { tenant }, userId, buyer }: CartVisit,
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
    confirmationEmails: eachOnce([...row.mails, ...confirmationMailAdresses]),
  };
};
