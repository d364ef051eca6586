import type { Promotion } from '@gastroshop/api-contract';
import { afterCommit, type CallRequest, type Handlers } from '../../calls';
import type { Queries } from '../../db';
import { fairEntry, requireFair } from '../fair';
import type { Services } from '../services';
import { isSignedIn } from './content-access';
import type { ContentReader } from './content-reader';
import { currentContent } from './current-content';
import { promotionsAt } from './visible-parts';
import { categoryTarget, ESSENCE_TARGET, EVERYWHERE, fairTarget, targetsOfQuery } from './targets';

type PromotionCall =
  | 'getCategoryPromotions'
  | 'getEssencePromotions'
  | 'searchPromotions'
  | 'getFairCategoryPromotions'
  | 'searchFairPromotions';

type FairCall = 'getFairCategoryPromotions' | 'searchFairPromotions';

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

  /** A fair has promotions of its own, as long as it is on; those of the own shop are not shown there. */
  const fairPromotionsFor = async (
    request: CallRequest<FairCall>,
    queries: Queries,
    targets: readonly string[],
  ) => {
    const guest = { tenant: request.tenant, customer: undefined };
    const { id, isActive } = requireFair(await fairEntry(queries, guest, request.path.fairId), guest);
    const inFair = isActive ? targets.map((target) => fairTarget(id, target)) : [];
    return promotionsFor(request, queries, new Set(inFair));
  };

  const categoryTargets = async (queries: Queries, tenant: string, id: string): Promise<readonly string[]> =>
    [EVERYWHERE, ...(await categoriesUpTo(queries, tenant, id))].map(categoryTarget);

  return {
    getCategoryPromotions: async (request, queries) => {
      const { tenant, body } = request;
      return promotionsFor(
        request,
        queries,
        new Set(await categoryTargets(queries, tenant, body.categoryId)),
      );
    },
    getFairCategoryPromotions: async (request, queries) => {
      const { tenant, body } = request;
      return fairPromotionsFor(request, queries, await categoryTargets(queries, tenant, body.categoryId));
    },
    searchFairPromotions: (request, queries) =>
      fairPromotionsFor(request, queries, targetsOfQuery(request.body.queryString)),
    getEssencePromotions: (request, queries) => promotionsFor(request, queries, new Set([ESSENCE_TARGET])),
    searchPromotions: (request, queries) =>
      promotionsFor(request, queries, new Set(targetsOfQuery(request.body.queryString))),
  } satisfies Handlers;
};
