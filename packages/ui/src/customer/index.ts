export type { CustomerRow, CustomerTableSort } from './customer-row';
export { CustomerTable, type CustomerTableProps } from './customer-table';
