import { z } from 'zod';
import { address } from './address';
import { BILLING_TIMES } from './billing-time';
import { component, type Shape } from './component';
import { deliveryException, deliverySlot } from './delivery-slot';
import { list } from './list';
import { day, extension, timeOfDay } from './scalar';

/** What a user may do for a customer. */
export const ASSIGNMENT_RIGHTS = ['ORDER', 'SEE_PRICES', 'INVOICES', 'APPROVE'] as const;
/** What a user may do for a customer, see {@link ASSIGNMENT_RIGHTS}. */
export type AssignmentRight = (typeof ASSIGNMENT_RIGHTS)[number];

const userCustomerShape = z
  .object({
    customerId: z.string(),
    displayName: z.string(),
    customerAddress: address.optional(),
  })
  .meta({
    description: 'A customer the user may act for.',
    examples: [
      {
        customerId: '100200',
        displayName: 'Gasthof Post',
        customerAddress: { street: 'Dorfplatz 1', postCode: '5700', city: 'Zell' },
      },
    ],
  });
/** A customer the user may act for. */
export interface UserCustomer extends z.infer<typeof userCustomerShape> {}
export const userCustomer: Shape<UserCustomer> = component('UserCustomer', userCustomerShape);

const assignedUserShape = z
  .object({
    userId: z.string(),
    userName: z.string(),
    name: extension(z.string()).describe('First and last name, as colleagues know them'),
    email: z.string().optional(),
    isEnabled: z.boolean(),
    rights: extension(list(z.enum(ASSIGNMENT_RIGHTS))),
    validFrom: extension(day),
    validTo: extension(day),
  })
  .describe('A user who may act for the customer.');
/** A user who may act for the customer. */
export interface AssignedUser extends z.infer<typeof assignedUserShape> {}
export const assignedUser: Shape<AssignedUser> = component('AssignedUser', assignedUserShape);

const customerShape = z
  .object({
    id: z.string(),
    customerId: z.string(),
    tenant: z.string(),
    displayName: z.string(),
    priceLists: list(z.string()),
    disabled: z.boolean(),
    deliveryAddresses: list(address),
    customerAddress: address.optional(),
    deliverySlots: list(deliverySlot).describe('For fresh and ambient goods'),
    alternativeTourDeliverySlots: list(deliverySlot).describe(
      'For frozen goods; empty: the other slots serve both',
    ),
    upcomingDays: list(day).describe('Days with a delivery among the next 28'),
    assignedUsers: list(assignedUser),
    lastOrderTime: timeOfDay.optional(),
    hasCatalogRestriction: z.boolean(),
    showEssenceForDays: z.int().optional(),
    billingTime: z.enum(BILLING_TIMES).optional(),
    reachedSubshopOrderLimit: z.boolean().describe('Every active fair has taken as many orders as it allows'),
    personalContactPersonId: z.string().optional(),
    deliveryExceptions: extension(list(deliveryException)),
  })
  .describe('The full record of a customer.');
/** The full record of a customer. */
export interface Customer extends z.infer<typeof customerShape> {}
export const customer: Shape<Customer> = component('Customer', customerShape);

const productRestrictionShape = z
  .object({ restricted: z.boolean(), whitelistedSkus: list(z.string()) })
  .meta({
    description: 'The catalogue restriction of a customer.',
    examples: [{ restricted: true, whitelistedSkus: ['100100', '100200'] }],
  });
/** The catalogue restriction of a customer. */
export interface ProductRestriction extends z.infer<typeof productRestrictionShape> {}
export const productRestriction: Shape<ProductRestriction> = component(
  'ProductRestriction',
  productRestrictionShape,
);
