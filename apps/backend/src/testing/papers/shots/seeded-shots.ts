import type { Store } from '../../../db';
import type { TestApp } from '../../test-app';
import { longList } from '../long-list';
import { DOCUMENT_KINDS } from '../document-kinds';
import { seedLongAssortment, seedLongPapers, type LongPapers } from '../seed-long-papers';
import { TEXT_KINDS } from '../text-kinds';
import type { PaperShot } from './document-screenshot';

/** Rows of the short papers and of the long ones. */
const SIZES = [3, 40] as const;

const shotsOf = (shop: TestApp, papers: LongPapers): readonly PaperShot[] => {
  const { count, customerId, userId } = papers;
  const pairs = longList(count).map(({ sku }) => ({ sku, amount: 1 }));
  return [
    ...[...DOCUMENT_KINDS, ...TEXT_KINDS].map(({ name, call }) => ({
      name: `${name} of ${count}`,
      call: (locale: Parameters<typeof call>[2]) => call(shop, papers, locale),
    })),
    {
      name: `labels of ${count}`,
      call: (locale) =>
        shop.call(
          'generateLabels',
          { tenant: 'AZ', customerId, pairs },
          { userId, tenant: 'AZ' },
          { 'accept-language': locale },
        ),
    },
  ];
};

/** Every kind of paper, short and long, with all that lines can have at once: the hard cases. */
export const seededShots = async (shop: TestApp, store: Store): Promise<readonly PaperShot[]> => {
  await store.asSystem((queries) => seedLongAssortment(queries, Math.max(...SIZES)));
  const shots: PaperShot[] = [];
  for (const size of SIZES)
    shots.push(...shotsOf(shop, await store.asSystem((queries) => seedLongPapers(queries, size))));
  return shots;
};
