import type { PreviewPage } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { Queries } from '../../db';
import { currentContent, type StoredContent } from './current-content';
import { localize } from './localize';
import { isRecord } from './is-record';
import { START_PAGE } from './preview-page-name';

/** Far more than a tenant has; who has more finds the others by their address. */
const MOST_PAGES = 2_000;

const titleOf = ({ bodies }: StoredContent, locale: Locale): string | undefined => {
  const body = localize(bodies, locale);
  if (!isRecord(body)) return undefined;
  const [meta, intro] = [body['meta'], body['introBlock']];
  const titles = [
    isRecord(meta) ? meta['pageTitle'] : undefined,
    isRecord(intro) ? intro['title'] : undefined,
  ];
  return titles.find((title) => typeof title === 'string' && title !== '')?.toString();
};

/** The pages of a tenant that can be previewed, the start page first. */
export const previewPagesOf = async (
  queries: Queries,
  { tenant, locale, now }: { readonly tenant: TenantCode; readonly locale: Locale; readonly now: Date },
): Promise<PreviewPage[]> => {
  const question = { tenant, now, kinds: ['startpage', 'page'] } as const;
  const pages = await currentContent(queries, { ...question, withDrafts: true });
  const shown = new Set((await currentContent(queries, question)).map(({ slug }) => slug));
  return pages
    .map((page) => ({
      fullSlug: page.slug === '' ? START_PAGE : page.slug,
      title: titleOf(page, locale),
      version: page.version,
      state: page.state,
      writtenAt: page.writtenAt.toISOString(),
      isShown: shown.has(page.slug),
    }))
    .toSorted(
      (one, other) =>
        Number(other.fullSlug === START_PAGE) - Number(one.fullSlug === START_PAGE) ||
        one.fullSlug.localeCompare(other.fullSlug, 'de'),
    )
    .slice(0, MOST_PAGES);
};
