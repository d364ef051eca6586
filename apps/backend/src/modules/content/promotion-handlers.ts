import type { Promotion } from '@gastroshop/api-contract';
import { afterCommit, type CallRequest, type Handlers } from '../../calls';
import type { Queries } from '../../db';
import type { Services } from '../services';
import { isSignedIn } from './admission';
import type { ContentReader } from './content-reader';
import { currentContent } from './current-content';
import { promotionsAt } from './parts-at';
import { categoryTarget, ESSENCE_TARGET, EVERYWHERE, targetsOfQuery } from './targets';

type PromotionCall = 'getCategoryPromotions' | 'getEssencePromotions' | 'searchPromotions';

/** The category and all above it: a promotion for wine is shown in red wine too. */
const categoriesUpTo = async (queries: Queries, tenant: string, id: string): Promise<readonly string[]> => {
  const row = await queries
    .selectFrom('category')
    .select('path')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.path ?? [id];
};

/** Promotions for categories, searches and the essence list, by slug. */
export const promotionHandlers = (services: Services, read: ContentReader) => {
  const promotionsFor = async (
    request: CallRequest<PromotionCall>,
    queries: Queries,
    targets: ReadonlySet<string>,
  ) => {
    const { tenant, now, locale } = request;
    const stored = await currentContent(queries, { tenant, now, kinds: ['promotion'] });
    const meant = stored.filter((entry) => entry.targets.some((target) => targets.has(target)));
    const shown = (signedIn: boolean): readonly Promotion[] =>
      promotionsAt(
        meant
          .filter(({ isForSignedIn }) => signedIn || !isForSignedIn)
          .map((entry) => read('promotion', entry, locale)),
        now,
      );
    return meant.some(({ isForSignedIn }) => isForSignedIn)
      ? afterCommit(async () => shown(await isSignedIn(request, services)))
      : shown(false);
  };

  return {
    getCategoryPromotions: async (request, queries) => {
      const ids = await categoriesUpTo(queries, request.tenant, request.body.categoryId);
      return promotionsFor(request, queries, new Set([EVERYWHERE, ...ids].map(categoryTarget)));
    },
    getEssencePromotions: (request, queries) => promotionsFor(request, queries, new Set([ESSENCE_TARGET])),
    searchPromotions: (request, queries) =>
      promotionsFor(request, queries, new Set(targetsOfQuery(request.body.queryString))),
  } satisfies Handlers;
};
