import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

/** Whose list of labels it is: a user's, for one of the customers. */
export interface LabelOwner {
  readonly tenant: TenantCode;
  readonly customerId: string;
  readonly userId: string;
}

/** Articles a list holds at most. */
const MOST_LABELS = 10_000;

const ownLabels = ({ tenant, customerId, userId }: LabelOwner) =>
  sql<boolean>`tenant = ${tenant} and customer_id = ${customerId} and user_id = ${userId}`;

/** Numbers of the articles on the list, the first added first. */
export const labelSkus = async (queries: Queries, owner: LabelOwner): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('label')
    .select('sku')
    .where(ownLabels(owner))
    .orderBy('added_at')
    .orderBy('sku')
    .execute();
  return rows.map(({ sku }) => sku);
};

/** Whether an article is on the list. */
export const hasLabel = async (queries: Queries, owner: LabelOwner, sku: string): Promise<boolean> =>
  (await queries
    .selectFrom('label')
    .select('sku')
    .where(ownLabels(owner))
    .where('sku', '=', sku)
    .executeTakeFirst()) !== undefined;

/**
 * Puts articles on the list; one that is there already stays where it is.
 *
 * @throws ProblemError invalid-request when the list would grow too long
 */
export const addLabels = async (
  queries: Queries,
  owner: LabelOwner,
  skus: readonly string[],
  now: Date,
): Promise<void> => {
  if (skus.length === 0) return;
  await sql`
    insert into label (tenant, customer_id, user_id, sku, added_at)
    select ${owner.tenant}, ${owner.customerId}, ${owner.userId}, sku, ${now}
    from unnest(${[...new Set(skus)]}::text[]) as wanted (sku)
    order by sku
    on conflict do nothing`.execute(queries);
  const { count } = await queries
    .selectFrom('label')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(ownLabels(owner))
    .executeTakeFirstOrThrow();
  if (Number(count) > MOST_LABELS)
    throwProblem('invalid-request', { detail: `A label list holds ${MOST_LABELS} articles at most.` });
};

/**
 * Takes articles off the list; one that is not on it is gone already.
 *
 * @param sku the article; left out: all of them
 */
export const removeLabels = async (queries: Queries, owner: LabelOwner, sku?: string): Promise<void> => {
  const all = queries.deleteFrom('label').where(ownLabels(owner));
  await (sku === undefined ? all : all.where('sku', '=', sku)).execute();
};
