import type { ContentBlock, ContentPage } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { Queries } from '../../db';
import { readTenantProfile, telUrl } from '../../tenant-profile';
import { texts } from '../../text-files';
import { legalLinks, publishedLegalPages } from './legal-pages';
import { missingOf } from './missing-of';

/** Categories that are shown; a home page is no catalogue. */
const MOST_CATEGORIES = 12;

const rootCategories = (queries: Queries, tenant: TenantCode) =>
  queries
    .selectFrom('category')
    .select(['id', 'names'])
    .where('tenant', '=', tenant)
    .where('parent_id', 'is', null)
    .where('is_virtual', '=', false)
    .orderBy('sort_key')
    .orderBy('id')
    .limit(MOST_CATEGORIES)
    .execute();

/**
 * The home page of a shop for which nobody has written one: its assortment, its telephone, its legal notice, and for
 * who sets it up what is still missing. Visitors are told nothing of that once all of it is there.
 */
export const firstStartPage = async (
  queries: Queries,
  { tenant, now, locale }: { readonly tenant: TenantCode; readonly now: Date; readonly locale: Locale },
): Promise<ContentPage> => {
  const t = texts.getFixedT(locale, 'first-start-page');
  const { displayName, telephone } = await readTenantProfile(queries, tenant);
  const categories = await rootCategories(queries, tenant);
  const pages = await publishedLegalPages(queries, { tenant, now });
  const hasArticles = categories.length > 0;
  const missing = (await missingOf(queries, { tenant, now })).map((key) => t(key));
  const buttons = [
    ...(hasArticles ? [{ caption: t('allArticles'), url: '/search', highlighted: true }] : []),
    ...(telephone === undefined ? [] : [{ caption: t('call', { telephone }), url: telUrl(telephone) }]),
    ...legalLinks(pages, locale).slice(0, 1),
  ];
  const blocks: readonly (readonly [isThere: boolean, block: ContentBlock])[] = [
    [buttons.length > 0, { kind: 'buttonBlocks', id: 'ways', buttons }],
    [
      hasArticles,
      {
        kind: 'linkTiles',
        id: 'assortment',
        tiles: categories.map(({ id, names }) => ({
          caption: names[locale] ?? names['de-AT'],
          url: `/search?categoryId=${encodeURIComponent(id)}`,
        })),
      },
    ],
    [
      missing.length > 0,
      {
        kind: 'textBlock',
        id: 'missing',
        title: t('missing'),
        text: `<ul>${[...missing, t('missingStartPage')].map((line) => `<li>${line}</li>`).join('')}</ul>`,
      },
    ],
  ];
  return {
    meta: { pageTitle: displayName },
    introBlock: { title: displayName, teaserText: hasArticles ? t('welcome') : t('notYet') },
    blocks: blocks.flatMap(([isThere, block]) => (isThere ? [block] : [])),
  };
};
