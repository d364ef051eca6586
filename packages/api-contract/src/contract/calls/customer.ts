import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  addressSchema,
  customerSchema,
  deliverySlotSchema,
  invoiceAddressSchema,
  list,
  productRestrictionSchema,
  queryParameters,
  userCustomerSchema,
} from '../../schemas';
import { defineCall } from '../call';

export const checkBestFriendUser = defineCall(endpoints.checkBestFriendUser, {
  summary: 'Whether the customer has a user of the hand-held ordering device ("best friend").',
  answer: z.boolean(),
});

export const getUserCustomers = defineCall(endpoints.getUserCustomers, {
  summary: 'The customers the user may act for, in one tenant.',
  query: z.object({ tenant: queryParameters.tenant }),
  answer: list(userCustomerSchema),
});

export const getCustomer = defineCall(endpoints.getCustomer, {
  summary: 'The full record of a customer.',
  answer: customerSchema,
});

export const getDeliveryAddresses = defineCall(endpoints.getDeliveryAddresses, {
  summary: 'Delivery addresses of a customer.',
  answer: list(addressSchema),
});

export const getDeliverySlots = defineCall(endpoints.getDeliverySlots, {
  summary: 'Delivery slots of a customer: on which days the lorry comes and until when to order.',
  answer: list(deliverySlotSchema),
});

export const getInvoiceAddress = defineCall(endpoints.getInvoiceAddress, {
  summary: 'The address invoices go to.',
  answer: invoiceAddressSchema,
});

export const getProductRestriction = defineCall(endpoints.getProductRestriction, {
  summary: 'The catalogue restriction of a customer, if there is one.',
  answer: productRestrictionSchema,
});
