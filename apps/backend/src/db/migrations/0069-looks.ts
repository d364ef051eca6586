import firstLooks from '../first-looks.json' with { type: 'json' };

const rows = Object.entries(firstLooks)
  .map(([key, look]) => `('${key}', '${JSON.stringify(look).replaceAll("'", "''")}')`)
  .join(',\n  ');

/**
 * The looks an installation begins with, by the key that settings name them with. They were part of the program before; as
 * rows they are what an imported look is, shade by shade and shape by shape. The kit's themes are written from the same
 * file (`pnpm looks:write`); what is changed there comes to databases that have run this by a migration of its own.
 */
export const looks = /* sql */ `
create table look (
  key text primary key,
  doc jsonb not null
);
grant select on look to shop_app;
insert into look (key, doc) values
  ${rows};
`;
