/** How far a customer's orders are changed until their deadlines. */
export const orderEditing = /* sql */ `
-- NONE, LINES or LINES_AND_DAY, as the import has checked; null: as far as its tenant's.
alter table customer add column order_editing text;
`;
