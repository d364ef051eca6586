import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { id } from './scalar';

const supplierFilterShape = z
  .strictObject({ supplierIds: list(id, 300) })
  .describe('Which suppliers are asked for.');
/** Which suppliers are asked for. */
export interface SupplierFilter extends z.infer<typeof supplierFilterShape> {}
export const supplierFilter: Shape<SupplierFilter> = component('SupplierFilter', supplierFilterShape);

const supplierShape = z.object({ id: z.string(), name: z.string() }).describe('Who supplies an article.');
/** Who supplies an article. */
export interface Supplier extends z.infer<typeof supplierShape> {}
export const supplier: Shape<Supplier> = component('Supplier', supplierShape);
