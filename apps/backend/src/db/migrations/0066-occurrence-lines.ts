/** One time a standing order comes can have lines of its own. */
export const occurrenceLines = /* sql */ `
-- As those of the standing order; null: it comes as the others do.
alter table standing_occurrence add column lines jsonb;
`;
