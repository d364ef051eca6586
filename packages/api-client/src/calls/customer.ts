// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Whether the customer has a user of the hand-held ordering device ("best friend"). */
export const checkBestFriendUser = /* @__PURE__ */ call('checkBestFriendUser', endpoints.checkBestFriendUser);

/** The full record of a customer. */
export const getCustomer = /* @__PURE__ */ call('getCustomer', endpoints.getCustomer);

/** Delivery addresses of a customer. */
export const getDeliveryAddresses = /* @__PURE__ */ call(
  'getDeliveryAddresses',
  endpoints.getDeliveryAddresses,
);

/** Delivery slots of a customer: on which days the lorry comes and until when to order. */
export const getDeliverySlots = /* @__PURE__ */ call('getDeliverySlots', endpoints.getDeliverySlots);

/** The address invoices go to. */
export const getInvoiceAddress = /* @__PURE__ */ call('getInvoiceAddress', endpoints.getInvoiceAddress);

/** The catalogue restriction of a customer, if there is one. */
export const getProductRestriction = /* @__PURE__ */ call(
  'getProductRestriction',
  endpoints.getProductRestriction,
);

/** The customers the user may act for, in one tenant. */
export const getUserCustomers = /* @__PURE__ */ call('getUserCustomers', endpoints.getUserCustomers);
