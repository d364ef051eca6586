import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { idSchema } from './scalars';

const supplierFilterShape = z
  .strictObject({ supplierIds: list(idSchema, 300).describe('Keys of the suppliers, at most 300') })
  .meta({ description: 'Which suppliers are asked for.', examples: [{ supplierIds: ['S-17', 'S-20'] }] });
/** Which suppliers are asked for. */
export interface SupplierFilter extends z.infer<typeof supplierFilterShape> {}
export const supplierFilterSchema: Schema<SupplierFilter> = registerComponent(
  'SupplierFilter',
  supplierFilterShape,
);

const supplierShape = z
  .object({
    id: z.string().describe('Key of the supplier, as products name it'),
    name: z.string().describe('Name of the business'),
  })
  .describe('Who supplies an article.');
/** Who supplies an article. */
export interface Supplier extends z.infer<typeof supplierShape> {}
export const supplierSchema: Schema<Supplier> = registerComponent('Supplier', supplierShape);
