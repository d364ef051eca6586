import type { Queries } from '../../db';
import type { DemoDay } from '../demo-day';
import { insertRows, type JsonRow } from '../insert-rows';
import { customersOf, DEMO_PASSWORD, demoAccounts, userIdOf } from './accounts';
import type { DemoCustomer } from './customer';
import { holidayExceptions } from './holidays';
import { passwordDigest } from './password-digest';

/** Customers the token names at most. */
const MOST_IN_CLAIM = 50;

const accountRows = (many: readonly DemoCustomer[]): JsonRow[] => {
  const digest = passwordDigest(DEMO_PASSWORD, 'demo');
  return demoAccounts.map((account) => ({
    id: userIdOf(account),
    user_name: account.userName,
    password_digest: digest,
    claims: {
      name: `${account.firstName} ${account.lastName}`,
      given_name: account.firstName,
      family_name: account.lastName,
      preferred_username: account.userName,
      email: `${account.userName}@demo.example`,
      locale: account.locale,
      realm_access: { roles: [`tenant-${account.tenant}`, ...account.roles] },
      customer: customersOf(account, many).slice(0, MOST_IN_CLAIM),
    },
  }));
};

const userRows = (): JsonRow[] =>
  demoAccounts.map((account) => ({
    tenant: account.tenant,
    id: userIdOf(account),
    user_name: account.userName,
    first_name: account.firstName,
    last_name: account.lastName,
    email: `${account.userName}@demo.example`,
    locale: account.locale,
    is_enabled: true,
  }));

const rightsOf = (roles: readonly string[]): readonly string[] =>
  roles.includes('can-see-prices') ? ['ORDER', 'SEE_PRICES', 'INVOICES'] : ['ORDER'];

const assignmentRows = (many: readonly DemoCustomer[]): JsonRow[] =>
  demoAccounts.flatMap((account) =>
    customersOf(account, many).map((customerId) => ({
      tenant: account.tenant,
      user_id: userIdOf(account),
      customer_id: customerId,
      rights: rightsOf(account.roles),
    })),
  );

const customerRow = (customer: DemoCustomer): JsonRow => {
  const [address] = customer.addresses;
  const [firstName, lastName] = customer.invoiceName;
  return {
    tenant: customer.tenant,
    id: customer.id,
    display_name: customer.displayName,
    price_lists: customer.priceLists,
    has_catalog_restriction: customer.isRestricted,
    has_best_friend_user: customer.hasBestFriend,
    last_order_time: customer.lastOrderTime ?? null,
    show_essence_for_days: customer.showEssenceForDays ?? null,
    contact_person_id: customer.contactPersonId ?? null,
    address: address ?? null,
    invoice_address: { ...address, ...(lastName !== '' && { firstName, lastName }) },
  };
};

const slotRows = ({ tenant, id, deliveries: { main, frozen } }: DemoCustomer): JsonRow[] =>
  [
    ...main.map((slot) => ({ slot, is_alternative_tour: false })),
    ...frozen.map((slot) => ({ slot, is_alternative_tour: true })),
  ].map((row, position) => ({ tenant, customer_id: id, id: row.slot.id, position, ...row }));

const exceptionRows = (customers: readonly DemoCustomer[], { year }: DemoDay): JsonRow[] => {
  const holidays = holidayExceptions([year - 2, year - 1, year, year + 1]);
  const tenants = [...new Set(customers.map(({ tenant }) => tenant))];
  return [
    ...tenants.flatMap((tenant) =>
      holidays.map((exception) => ({ tenant, customer_id: '', date: exception.date, exception })),
    ),
    ...customers.flatMap(({ tenant, id, exceptions }) =>
      exceptions.map((exception) => ({ tenant, customer_id: id, date: exception.date, exception })),
    ),
  ];
};

const mailRows = (): JsonRow[] =>
  demoAccounts.flatMap(({ userName, tenant }) => [
    { tenant, user_id: userIdOf({ userName }), kind: 'ORDER', mail: `${userName}@demo.example` },
    { tenant, user_id: userIdOf({ userName }), kind: 'ORDER', mail: `kueche-${userName}@demo.example` },
    { tenant, user_id: userIdOf({ userName }), kind: 'LABEL', mail: `etiketten-${userName}@demo.example` },
  ]);

/** Stores the sign-ins with their users and assignments, and the customers with all that belongs to them. */
export const storePeople = async (
  queries: Queries,
  customers: readonly DemoCustomer[],
  many: readonly DemoCustomer[],
  demo: DemoDay,
): Promise<void> => {
  const all = [...customers, ...many];
  await insertRows(
    queries,
    'oidc_account',
    { id: 'text', user_name: 'text', password_digest: 'text', claims: 'jsonb' },
    accountRows(many),
  );
  await insertRows(
    queries,
    'app_user',
    {
      tenant: 'text',
      id: 'text',
      user_name: 'text',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      locale: 'text',
      is_enabled: 'boolean',
    },
    userRows(),
  );
  await insertRows(
    queries,
    'assignment',
    { tenant: 'text', user_id: 'text', customer_id: 'text', rights: 'text[]' },
    assignmentRows(many),
  );
  await insertRows(
    queries,
    'user_mail',
    { tenant: 'text', user_id: 'text', kind: 'text', mail: 'text' },
    mailRows(),
  );
  await insertRows(
    queries,
    'customer',
    {
      tenant: 'text',
      id: 'text',
      display_name: 'text',
      price_lists: 'text[]',
      has_catalog_restriction: 'boolean',
      has_best_friend_user: 'boolean',
      last_order_time: 'text',
      show_essence_for_days: 'integer',
      contact_person_id: 'text',
      address: 'jsonb',
      invoice_address: 'jsonb',
    },
    all.map(customerRow),
  );
  await insertRows(
    queries,
    'delivery_address',
    { tenant: 'text', customer_id: 'text', external_id: 'text', position: 'integer', address: 'jsonb' },
    all.flatMap(({ tenant, id, addresses }) =>
      addresses.map((address, position) => ({
        tenant,
        customer_id: id,
        external_id: address.externalId ?? '',
        position,
        address,
      })),
    ),
  );
  await insertRows(
    queries,
    'delivery_slot',
    {
      tenant: 'text',
      customer_id: 'text',
      id: 'text',
      is_alternative_tour: 'boolean',
      position: 'integer',
      slot: 'jsonb',
    },
    all.flatMap(slotRows),
  );
  await insertRows(
    queries,
    'delivery_exception',
    { tenant: 'text', customer_id: 'text', date: 'date', exception: 'jsonb' },
    exceptionRows(all, demo),
  );
};
