/**
 * What is counted on all nodes together: sign-ons, forms, mails, what visitors ask. Not logged: a count that a crash
 * takes along was about to end anyway, and none may cost the disk anything.
 */
export const sharedCounts = /* sql */ `
-- Of the key one learns the kind; whose it is stands there as a digest.
create unlogged table shared_count (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Epoch milliseconds.
  expire bigint
);
create index shared_count_by_end on shared_count (expire);
grant select, insert, update on shared_count to shop_app;
`;
