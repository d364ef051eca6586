import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries } from '../db';
import type { ActingCustomer } from './caller';

interface Row {
  ended: boolean;
  id: string | null;
  display_name: string;
  is_disabled: boolean;
  price_lists: string[];
  has_catalog_restriction: boolean;
  billing_time: 'ORDER_TIME' | 'DELIVERY_TIME' | null;
  rights: string[];
}

/** For whom somebody asks to act. */
export interface ActingCustomerInput {
  readonly tenant: TenantCode;
  readonly userId: string;
  /** Missing: the user's only customer, if there is exactly one. */
  readonly customerId: string | undefined;
  readonly providerSession: string | undefined;
  /** When the token was issued: a provider's session can live on after the shop's and bring new tokens. */
  readonly issuedAt: Date;
  /** Today in Vienna: assignments have a validity. */
  readonly today: string;
}

/** What the database says about a caller, in one query. */
export interface CallerStatus {
  /** The session behind the token, or every one of the user, was ended after the token was issued, or the user was locked out. */
  readonly hasEnded: boolean;
  /** Undefined: the customer is unknown or not assigned to the user, or none was named and there is not exactly one. */
  readonly customer: ActingCustomer | undefined;
}

const CUSTOMER_COLUMNS = sql`c.id, c.display_name, c.is_disabled, c.price_lists, c.has_catalog_restriction, c.billing_time, a.rights`;

const hasEnded = ({ tenant, userId, providerSession, issuedAt }: ActingCustomerInput) => sql`(
        exists (
          select from ended_session e
          where e.provider_session = ${providerSession ?? ''} and e.ended_at >= ${issuedAt}
        )
        or exists (select from ended_user o where o.user_id = ${userId} and o.ended_at >= ${issuedAt})
        or exists (select from app_user u where u.tenant = ${tenant} and u.id = ${userId} and not u.is_enabled)
      ) as ended`;

const assignments = ({ tenant, userId, today }: ActingCustomerInput) => sql`
      select customer_id, rights
      from assignment
      where tenant = ${tenant} and user_id = ${userId}
        and (valid_from is null or valid_from <= ${today}::date)
        and (valid_to is null or valid_to >= ${today}::date)`;

/** Reads whether the caller's session lives and which customer it acts for. The assignment decides, nothing else. */
export const loadCallerStatus = async (
  queries: Queries,
  question: ActingCustomerInput,
): Promise<CallerStatus> => {
  const { tenant, customerId } = question;
  // Two texts instead of one condition: the database keeps one plan for each, and makes no new one for every call.
  const { rows } = await (
    customerId === undefined
      ? sql<Row>`/* standing_of_only_customer */
    select ${hasEnded(question)}, ${CUSTOMER_COLUMNS}
    from (values (1)) as one (row)
    left join lateral (${assignments(question)} limit 2) a on true
    left join customer c on c.tenant = ${tenant} and c.id = a.customer_id`
      : sql<Row>`/* standing */
    select ${hasEnded(question)}, ${CUSTOMER_COLUMNS}
    from (values (1)) as one (row)
    left join lateral (${assignments(question)} and customer_id = ${customerId}) a on true
    left join customer c on c.tenant = ${tenant} and c.id = a.customer_id`
  ).execute(queries);
  const [row] = rows;
  const isOne = rows.length === 1 && row !== undefined && row.id !== null;
  return {
    hasEnded: row?.ended ?? false,
    customer: isOne && row.id !== null ? actingCustomerOf(row, row.id) : undefined,
  };
};

const actingCustomerOf = (row: Row, id: string): ActingCustomer => ({
  id,
  displayName: row.display_name,
  isDisabled: row.is_disabled,
  priceLists: row.price_lists,
  hasCatalogRestriction: row.has_catalog_restriction,
  billingTime: row.billing_time ?? undefined,
  rights: row.rights,
});
