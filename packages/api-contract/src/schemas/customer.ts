import { z } from 'zod';
import { addressSchema } from './address';
import { BILLING_TIMES } from './billing-time';
import { registerComponent, type Schema } from './register-component';
import { deliveryExceptionSchema, deliverySlotSchema } from './delivery-slot';
import { list } from './list-schema';
import { daySchema, extension, timeOfDaySchema } from './scalars';

/** What a user may do for a customer. */
export const ASSIGNMENT_RIGHTS = ['ORDER', 'SEE_PRICES', 'INVOICES', 'APPROVE'] as const;
/** What a user may do for a customer, see {@link ASSIGNMENT_RIGHTS}. */
export type AssignmentRight = (typeof ASSIGNMENT_RIGHTS)[number];

const userCustomerShape = z
  .object({
    customerId: z.string().describe('Number of the customer in the tenant, as calls name it'),
    displayName: z.string().describe('Name of the business, such as Gasthof Post'),
    customerAddress: addressSchema
      .optional()
      .describe('Where the business is; missing where it is not known'),
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
export const userCustomerSchema: Schema<UserCustomer> = registerComponent('UserCustomer', userCustomerShape);

const assignedUserShape = z
  .object({
    userId: z.string().describe('Key of the user in the sign-on service'),
    userName: z.string().describe('Name the user signs in with'),
    name: extension(z.string()).describe('First and last name, as colleagues know them'),
    email: z.string().optional().describe('Address of the user; missing where it is not known'),
    isEnabled: z.boolean().describe('Whether the user may sign in at all'),
    rights: extension(list(z.enum(ASSIGNMENT_RIGHTS))).describe('What the user may do for this customer'),
    validFrom: extension(daySchema).describe('First day of the assignment; missing: since ever'),
    validTo: extension(daySchema).describe('Last day of the assignment; missing: until further notice'),
  })
  .describe('A user who may act for the customer.');
/** A user who may act for the customer. */
export interface AssignedUser extends z.infer<typeof assignedUserShape> {}
export const assignedUserSchema: Schema<AssignedUser> = registerComponent('AssignedUser', assignedUserShape);

const customerShape = z
  .object({
    id: z.string().describe('Key of the record across tenants'),
    customerId: z.string().describe('Number of the customer in the tenant, as calls name it'),
    tenant: z.string().describe('Code of the tenant that supplies the customer'),
    displayName: z.string().describe('Name of the business, such as Gasthof Post'),
    priceLists: list(z.string()).describe(
      'Keys of the price lists that hold for the customer besides those of everybody',
    ),
    disabled: z.boolean().describe('Whether nothing may be ordered for it any more'),
    deliveryAddresses: list(addressSchema).describe(
      'Addresses a delivery can go to; an order names one by its externalId',
    ),
    customerAddress: addressSchema
      .optional()
      .describe('Where the business is; missing where it is not known'),
    deliverySlots: list(deliverySlotSchema).describe('For fresh and ambient goods'),
    alternativeTourDeliverySlots: list(deliverySlotSchema).describe(
      'For frozen goods; empty: the other slots serve both',
    ),
    upcomingDays: list(daySchema).describe('Days with a delivery among the next 28'),
    assignedUsers: list(assignedUserSchema).describe('Users who may act for it'),
    lastOrderTime: timeOfDaySchema
      .optional()
      .describe('Time of day until which an order is taken where the slot names none; in Vienna'),
    hasCatalogRestriction: z
      .boolean()
      .describe('Whether the customer may only order some of the assortment, see the product restriction'),
    showEssenceForDays: z
      .int()
      .optional()
      .describe('Days a purchase stays on the essence list; missing: as long as by default'),
    billingTime: z
      .enum(BILLING_TIMES)
      .optional()
      .describe("Whose day's prices it is billed: of the order or of the delivery; missing: of the order"),
    reachedSubshopOrderLimit: z.boolean().describe('Every active fair has taken as many orders as it allows'),
    personalContactPersonId: z
      .string()
      .optional()
      .describe('Key of its contact in the content, for the personal contact'),
    deliveryExceptions: extension(list(deliveryExceptionSchema)).describe(
      'Days on which the weekly plan does not hold',
    ),
  })
  .describe('The full record of a customer.');
/** The full record of a customer. */
export interface Customer extends z.infer<typeof customerShape> {}
export const customerSchema: Schema<Customer> = registerComponent('Customer', customerShape);

const productRestrictionShape = z
  .object({
    restricted: z.boolean().describe('Whether there is a restriction; false: all of the assortment'),
    whitelistedSkus: list(z.string()).describe(
      'The only products that may be ordered; empty where there is no restriction',
    ),
  })
  .meta({
    description: 'The catalogue restriction of a customer.',
    examples: [{ restricted: true, whitelistedSkus: ['100100', '100200'] }],
  });
/** The catalogue restriction of a customer. */
export interface ProductRestriction extends z.infer<typeof productRestrictionShape> {}
export const productRestrictionSchema: Schema<ProductRestriction> = registerComponent(
  'ProductRestriction',
  productRestrictionShape,
);
