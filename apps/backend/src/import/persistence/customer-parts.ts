import { ASSIGNMENT_RIGHTS } from '@gastroshop/api-contract';
import type { CustomerLine } from '../schemas/customer-line';
import type { Merge, MergeRow } from './merge-rows';

/** What belongs to a customer in a table of its own. */
export interface CustomerChildTable {
  readonly merge: Pick<Merge, 'table' | 'columns' | 'key'>;
  /** Rows of a customer; undefined: the line says nothing about them. */
  readonly rowsOf: (tenant: string, line: CustomerLine) => readonly MergeRow[] | undefined;
}

const OWNER = { tenant: 'text', customer_id: 'text' } as const;

/** Columns that say whose a part is. */
export const PART_OWNER = OWNER;

const addresses: CustomerChildTable = {
  merge: {
    table: 'delivery_address',
    columns: { ...OWNER, external_id: 'text', position: 'integer', address: 'jsonb' },
    key: ['tenant', 'customer_id', 'external_id'],
  },
  rowsOf: (tenant, { id, deliveryAddresses }) =>
    deliveryAddresses?.map((address, position) => ({
      tenant,
      customer_id: id,
      external_id: address.externalId,
      position,
      address,
    })),
};

const slots: CustomerChildTable = {
  merge: {
    table: 'delivery_slot',
    columns: { ...OWNER, id: 'text', is_alternative_tour: 'boolean', position: 'integer', slot: 'jsonb' },
    key: ['tenant', 'customer_id', 'id'],
  },
  rowsOf: (tenant, { id, deliverySlots, alternativeTourDeliverySlots = [] }) =>
    deliverySlots === undefined
      ? undefined
      : [
          ...deliverySlots.map((slot) => ({ slot, is_alternative_tour: false })),
          ...alternativeTourDeliverySlots.map((slot) => ({ slot, is_alternative_tour: true })),
        ].map((row, position) => ({ tenant, customer_id: id, id: row.slot.id, position, ...row })),
};

const exceptions: CustomerChildTable = {
  merge: {
    table: 'delivery_exception',
    columns: { ...OWNER, date: 'date', exception: 'jsonb' },
    key: ['tenant', 'customer_id', 'date'],
  },
  rowsOf: (tenant, { id, deliveryExceptions }) =>
    deliveryExceptions?.map((exception) => ({ tenant, customer_id: id, date: exception.date, exception })),
};

const assortment: CustomerChildTable = {
  merge: {
    table: 'assortment_entry',
    columns: { ...OWNER, sku: 'text' },
    key: ['tenant', 'customer_id', 'sku'],
  },
  rowsOf: (tenant, { id, assortment: skus }) =>
    skus === undefined
      ? undefined
      : [...new Set(skus ?? [])].map((sku) => ({ tenant, customer_id: id, sku })),
};

const assignments: CustomerChildTable = {
  merge: {
    table: 'assignment',
    columns: { ...OWNER, user_id: 'text', rights: 'text[]', valid_from: 'date', valid_to: 'date' },
    key: ['tenant', 'user_id', 'customer_id'],
  },
  rowsOf: (tenant, { id, users }) =>
    users?.map(({ userId, rights, validFrom = null, validTo = null }) => ({
      tenant,
      customer_id: id,
      user_id: userId,
      rights: ASSIGNMENT_RIGHTS.filter((right) => rights.includes(right)),
      valid_from: validFrom,
      valid_to: validTo,
    })),
};

/** Everything a customer has in tables of their own. */
export const CUSTOMER_PARTS: readonly CustomerChildTable[] = [
  addresses,
  slots,
  exceptions,
  assortment,
  assignments,
];
