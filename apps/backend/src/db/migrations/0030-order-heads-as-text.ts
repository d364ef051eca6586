/**
 * What lists of orders show is answered as it is stored: as a text, which neither the database nor the shop takes apart
 * and puts together again for a hundred orders of each list.
 */
export const orderHeadsAsText = /* sql */ `
alter table customer_order
  drop column head,
  add column head text not null generated always as ((doc - 'orderItems' - 'deliveries')::text) stored;
`;
