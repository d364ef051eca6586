import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openQuickStore } from '../testing';
import { startJobWorkers } from './start-job-workers';

it('what people fill in is gone after 30 days though nobody fills in more, and captcha tokens a day after their time', async () => {
  const store = await openQuickStore();
  const kept = () =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ name: string }>`
        select id as name from form_submission union select token_digest from captcha_use`.execute(queries);
      return rows.map(({ name }) => name).toSorted();
    });
  await store.asSystem(async (queries) => {
    for (const days of [29, 31])
      await sql`insert into form_submission (tenant, id, doc, created_at)
        values ('AZ', ${`${days} days`}, '{}', now() - ${days} * interval '1 day')`.execute(queries);
    for (const hours of [23, 25])
      await sql`insert into captcha_use (token_digest, expires_at)
        values (${`${hours} hours`}, now() - ${hours} * interval '1 hour')`.execute(queries);
  });
  const workers = await startJobWorkers(store, {
    mailer: { send: () => Promise.resolve(), close: () => undefined },
    lanes: 1,
  });
  while ((await kept()).length > 2);
  expect(await kept()).toEqual(['23 hours', '29 days']);
  await workers.stop();
  await store.close();
});
