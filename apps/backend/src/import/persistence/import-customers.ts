import { sql } from 'kysely';
import type { Queries } from '../../db';
import { customerLine, type CustomerLine } from '../schemas/customer-line';
import { CUSTOMER_PARTS, PART_OWNER, type CustomerChildTable } from './customer-parts';
import type { LineOutcome } from './line-outcome';
import type { ImportContext, Importer } from './importer';
import { mergeRows, removeOthers } from './merge-rows';

const CUSTOMERS = {
  table: 'customer',
  columns: {
    tenant: 'text',
    id: 'text',
    display_name: 'text',
    is_disabled: 'boolean',
    price_lists: 'text[]',
    has_catalog_restriction: 'boolean',
    has_best_friend_user: 'boolean',
    last_order_time: 'text',
    show_essence_for_days: 'integer',
    billing_time: 'text',
    contact_person_id: 'text',
    order_editing: 'text',
    address: 'jsonb',
    invoice_address: 'jsonb',
  },
  key: ['tenant', 'id'],
} as const;

const BATCH = 500;

const customerRow = (tenant: string, line: CustomerLine, isRestricted: boolean) => ({
  tenant,
  id: line.id,
  display_name: line.displayName,
  is_disabled: line.isDisabled,
  price_lists: line.priceLists,
  has_catalog_restriction: isRestricted,
  has_best_friend_user: line.hasBestFriendUser,
  last_order_time: line.lastOrderTime ?? null,
  show_essence_for_days: line.showEssenceForDays ?? null,
  billing_time: line.billingTime ?? null,
  contact_person_id: line.contactPersonId ?? null,
  order_editing: line.orderEditing ?? null,
  address: line.address ?? null,
  invoice_address: line.invoiceAddress ?? null,
});

const restrictedAmong = async (queries: Queries, tenant: string, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select id from customer
    where tenant = ${tenant} and id = any(${[...ids]}::text[]) and has_catalog_restriction`.execute(queries);
  return new Set(rows.map(({ id }) => id));
};

/** Writes one part of some customers; answers those of whom something changed. */
const storePart = async (
  queries: Queries,
  tenant: string,
  { merge, rowsOf }: CustomerChildTable,
  lines: readonly CustomerLine[],
): Promise<readonly string[]> => {
  const named = lines.flatMap((line) => {
    const rows = rowsOf(tenant, line);
    return rows === undefined ? [] : [{ id: line.id, rows }];
  });
  const rows = named.flatMap((part) => part.rows);
  const owners = named.map(({ id }) => ({ tenant, customer_id: id }));
  const written = await mergeRows(queries, merge, rows);
  const gone = await removeOthers(queries, merge, PART_OWNER, owners, rows);
  return [...written, ...gone].flatMap(({ customer_id }) => customer_id ?? []);
};

/** Users that are named get a record, so that they are shown by it; once they have one it is their own. */
const storeUsers = async (
  queries: Queries,
  tenant: string,
  lines: readonly CustomerLine[],
): Promise<void> => {
  const users = new Map(
    lines.flatMap(({ users: own = [] }) =>
      own.flatMap(({ userId, userName, firstName = '', lastName = '', email = null }) =>
        userName === undefined
          ? []
          : [
              [
                userId,
                { id: userId, user_name: userName, first_name: firstName, last_name: lastName, email },
              ] as const,
            ],
      ),
    ),
  );
  if (users.size === 0) return;
  await sql`
    insert into app_user (tenant, id, user_name, first_name, last_name, email)
    select ${tenant}, id, user_name, first_name, last_name, email
    from jsonb_to_recordset(${JSON.stringify([...users.values()])}::jsonb)
      as named (id text, user_name text, first_name text, last_name text, email text)
    order by id
    on conflict do nothing`.execute(queries);
};

/** Customers with their addresses, slots, exceptions, assortment and users. */
export const customerImporter = ({ tenant }: ImportContext): Importer<CustomerLine> => ({
  shape: customerLine,
  batch: BATCH,
  keyOf: ({ id }) => id,
  keyOfRefused: ({ id }) => (typeof id === 'string' ? id.trim() : undefined),
  store: async (queries, lines) => {
    const restricted = await restrictedAmong(
      queries,
      tenant,
      lines.map(({ id }) => id),
    );
    const written = await mergeRows(
      queries,
      CUSTOMERS,
      lines.map((line) =>
        customerRow(
          tenant,
          line,
          line.assortment === undefined ? restricted.has(line.id) : line.assortment !== null,
        ),
      ),
    );
    const fates = new Map<string, LineOutcome>(
      written.map(({ id, isNew }) => [id ?? '', isNew ? 'NEW' : 'CHANGED'] as const),
    );
    await storeUsers(queries, tenant, lines);
    for (const part of CUSTOMER_PARTS)
      for (const id of await storePart(queries, tenant, part, lines))
        if (!fates.has(id)) fates.set(id, 'CHANGED');
    return lines.map(({ id }) => fates.get(id) ?? 'UNCHANGED');
  },
});
