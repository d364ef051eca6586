import { sql } from 'kysely';
import type { FormSubmissionDocument, Store } from '../db';

/** A filled-in form as a job finds it. */
export interface SubmissionRow {
  readonly doc: FormSubmissionDocument;
  readonly createdAt: Date;
}

/** Reads what was filled in; undefined when it has been cleared away. */
export const readSubmission = (
  store: Store,
  { tenant, submissionId }: { readonly tenant: string; readonly submissionId: string },
): Promise<SubmissionRow | undefined> =>
  store.asSystem((queries) =>
    queries
      .selectFrom('form_submission')
      .select(['doc', 'created_at as createdAt'])
      .where('tenant', '=', tenant)
      .where('id', '=', submissionId)
      .executeTakeFirst(),
  );

/**
 * Clears away what was filled in a month ago (a job is given up after two days) and the captcha tokens that are over.
 * What people write is kept no longer than it takes to deliver it.
 */
export const clearSubmissions = (store: Store): Promise<void> =>
  store.asSystem(async (queries) => {
    await sql`delete from form_submission where created_at < now() - interval '30 days'`.execute(queries);
    await sql`delete from captcha_use where expires_at < now() - interval '1 day'`.execute(queries);
  });
