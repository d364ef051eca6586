/** How far a customer's orders are changed until their deadlines. */
export const orderEditing = /* sql */ `
-- Null: as far as its tenant's.
alter table customer add column order_editing text check (order_editing in ('NONE', 'LINES', 'LINES_AND_DAY'));
`;
