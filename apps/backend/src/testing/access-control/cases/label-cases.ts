import { sql } from 'kysely';
import { copyRows } from '../copy-rows';
import { FOREIGN } from '../seed-other-tenants';
import type { CaseWorld, AccessCase } from '../access-case';
import { restrict } from './restrict';

/** Puts an article on the caller's list for another customer. */
const forAnotherCustomer = ({ queries, rights }: CaseWorld) =>
  copyRows(queries, 'label', sql`tenant = 'AZ' and user_id = ${rights.userId}`, {
    customer_id: `second-${rights.world.mark}`,
    sku: rights.world.skus[2],
  });

/** Lists of labels: a user's, for one customer. */
export const LABEL_CASES: readonly AccessCase[] = [
  ...(['getLabelSkus', 'getLabelProducts', 'checkLabelsForInactiveProducts'] as const).map(
    (call): AccessCase => ({
      call,
      title: 'the own list for another customer is not this one’s',
      arrange: forAnotherCustomer,
      expects: [200],
      after: ({ rights }, { text }) =>
        Promise.resolve(text.includes(rights.world.skus[2]) ? [`lists another customer’s: ${text}`] : []),
    }),
  ),
  {
    call: 'addLabel',
    title: 'an article there is not gets no label',
    parameters: () => ({ sku: 'nobody-knows' }),
    expects: [404],
  },
  {
    call: 'addLabel',
    title: 'an article the customer may not have gets no label',
    arrange: restrict,
    parameters: ({ world }) => ({ sku: world.skus[1] }),
    expects: [404],
  },
  {
    call: 'addLabel',
    title: 'an article only another tenant has gets no label',
    parameters: ({ world }) => ({ sku: `${FOREIGN}-${world.skus[0]}` }),
    expects: [404],
  },
  {
    call: 'emailLabels',
    title: 'what others had mailed long ago is not forgotten with the own',
    arrange: ({ queries }) => sql`update label_mailing set created_at = '2020-01-01'`.execute(queries),
    expects: [204],
  },
];
