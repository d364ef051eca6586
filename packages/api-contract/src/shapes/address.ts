import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';

const addressShape = z
  .object({
    tenant: z.string().optional(),
    externalId: z.string().optional().describe('Key of the address in the merchandise system'),
    companyLines: list(z.string()).optional(),
    street: z.string().optional(),
    city: z.string().optional(),
    postCode: z.string().optional(),
    countryCode: z.string().optional(),
    unloadingAreas: list(z.string()).optional(),
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
export const address: Shape<Address> = component('Address', addressShape);

const invoiceAddressShape = addressShape
  .extend({
    customerId: z.string(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
  })
  .describe('The address invoices go to.');
/** The address invoices go to. */
export interface InvoiceAddress extends z.infer<typeof invoiceAddressShape> {}
export const invoiceAddress: Shape<InvoiceAddress> = component('InvoiceAddress', invoiceAddressShape);
