import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';

const addressShape = z
  .object({
    tenant: z.string().optional().describe('Code of the tenant that keeps the address'),
    externalId: z.string().optional().describe('Key of the address in the merchandise system'),
    companyLines: list(z.string())
      .optional()
      .describe('Name of the business as it stands on the address, line by line'),
    street: z.string().optional().describe('Street with the number of the house'),
    city: z.string().optional().describe('Town without the post code'),
    postCode: z.string().optional().describe('Post code; text, because some begin with 0'),
    countryCode: z.string().optional().describe('Country as two letters of ISO 3166-1, such as AT'),
    unloadingAreas: list(z.string())
      .optional()
      .describe('Places at this address a delivery can be unloaded at, to choose from'),
  })
  .meta({
    description: 'A postal address of a customer.',
    examples: [
      {
        tenant: 'AZ',
        externalId: '4711-1',
        companyLines: ['Gasthof Post'],
        street: 'Dorfplatz 1',
        city: 'Zell',
        postCode: '5700',
        countryCode: 'AT',
        unloadingAreas: ['Küche'],
      },
    ],
  });
/** A postal address of a customer. */
export interface Address extends z.infer<typeof addressShape> {}
export const addressSchema: Schema<Address> = registerComponent('Address', addressShape);

const invoiceAddressShape = addressShape
  .extend({
    customerId: z.string().describe('Number of the customer that is billed'),
    firstName: z
      .string()
      .optional()
      .describe('First name of the person the invoice is addressed to, where it is one'),
    lastName: z
      .string()
      .optional()
      .describe('Last name of the person the invoice is addressed to, where it is one'),
  })
  .describe('The address invoices go to.');
/** The address invoices go to. */
export interface InvoiceAddress extends z.infer<typeof invoiceAddressShape> {}
export const invoiceAddressSchema: Schema<InvoiceAddress> = registerComponent(
  'InvoiceAddress',
  invoiceAddressShape,
);
