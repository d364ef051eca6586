import type { ContentLink } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { Queries } from '../../db';
import { texts } from '../../text-files';
import { currentContent, type ContentQuery } from './current-content';
import { pathOfPage } from './page-path';

/** Slugs under which the shop knows the pages that the law asks for, and what a link to each is called. */
const LEGAL_PAGES = { impressum: 'imprint', agb: 'terms', datenschutz: 'privacy' } as const;

/** A page the law asks for, by its slug. */
export type LegalPage = keyof typeof LEGAL_PAGES;

const isLegalPage = (slug: string): slug is LegalPage => Object.hasOwn(LEGAL_PAGES, slug);

/** Which of the pages that the law asks for are published. */
export const publishedLegalPages = async (
  queries: Queries,
  { tenant, now }: Pick<ContentQuery, 'tenant' | 'now'>,
): Promise<readonly LegalPage[]> => {
  const pages = await currentContent(queries, { tenant, now, kinds: ['page'] });
  const slugs = new Set(pages.map(({ slug }) => slug));
  return Object.keys(LEGAL_PAGES)
    .filter(isLegalPage)
    .filter((slug) => slugs.has(slug));
};

/** Links to such pages, in the order the law's pages usually stand at the foot. */
export const legalLinks = (pages: readonly LegalPage[], locale: Locale): readonly ContentLink[] => {
  const t = texts.getFixedT(locale, 'first-start-page');
  return pages.map((slug) => ({ caption: t(LEGAL_PAGES[slug]), url: pathOfPage(slug) }));
};
