import type { Endpoint } from './endpoint';

/** Whether the customer has a user of the hand-held ordering device ("best friend"). */
export const checkBestFriendUser = {
  method: 'GET',
  path: '/customers/doesCustomerHaveBFUser/{tenant}/{customerId}',
  access: 'customer',
} as const satisfies Endpoint;

/** The customers the user may act for, in one tenant. */
export const getUserCustomers = {
  method: 'GET',
  path: '/user/customers',
  access: 'signed-in',
  query: { tenant: 'required' },
} as const satisfies Endpoint;

/** The full record of a customer. */
export const getCustomer = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}',
  access: 'customer',
} as const satisfies Endpoint;

/** Delivery addresses of a customer. */
export const getDeliveryAddresses = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/delivery-addresses',
  access: 'customer',
} as const satisfies Endpoint;

/** Delivery slots of a customer: on which days the lorry comes and until when to order. */
export const getDeliverySlots = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/delivery-slots',
  access: 'customer',
} as const satisfies Endpoint;

/** The address invoices go to. */
export const getInvoiceAddress = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/invoice-address',
  access: 'customer',
} as const satisfies Endpoint;

/** The catalogue restriction of a customer, if there is one. */
export const getProductRestriction = {
  method: 'GET',
  path: '/t/{tenant}/user/customers/{customerId}/product-restriction',
  access: 'customer',
} as const satisfies Endpoint;
