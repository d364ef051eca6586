import type { Handlers } from '../../calls';
import { hasBestFriendUser } from './best-friend';
import { customerRecord } from './customer-record';
import { deliveryAddresses, invoiceAddress } from './delivery-addresses';
import { deliveryTerms } from './delivery-terms';
import { productRestriction } from './product-restriction';
import { userCustomers } from './user-customers';

/** Customers: who they are, where and when they are delivered to. */
export const customerHandlers = () =>
  ({
    getUserCustomers: ({ tenant, caller, today }, queries) =>
      userCustomers(queries, tenant, caller.userId, today),
    getCustomer: (request, queries) => customerRecord(queries, request),
    getDeliveryAddresses: ({ tenant, customer }, queries) => deliveryAddresses(queries, tenant, customer.id),
    getDeliverySlots: async ({ tenant, customer }, queries) =>
      (await deliveryTerms(queries, tenant, customer.id)).deliverySlots,
    getInvoiceAddress: ({ tenant, customer }, queries) => invoiceAddress(queries, tenant, customer.id),
    getProductRestriction: ({ tenant, customer }, queries) => productRestriction(queries, tenant, customer),
    checkBestFriendUser: ({ tenant, customer }, queries) => hasBestFriendUser(queries, tenant, customer.id),
  }) satisfies Handlers;
