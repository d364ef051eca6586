/** A standing order can pause later, as in a holiday that is planned, and says before it orders that it will. */
export const standingHolidays = /* sql */ `
-- Null: a pause has begun when it was said.
alter table standing_order add column paused_from date;
-- Hours before it orders at which people are reminded.
alter table standing_order add column remind_hours integer[] not null default '{24,2}';
`;
