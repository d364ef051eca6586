import type { ContentPage } from '@gastroshop/api-contract';
import type { StoredContent } from './current-content';

/** Pages with an address of their own; every other one stands below /page/. */
const OWN_ADDRESS = new Set(['flyers', 'messe', 'contacts', 'jobs']);

/** A slug as it is stored: without slashes and blanks at its ends. */
export const plainSlug = (slug: string): string => slug.trim().replaceAll(/^\/+|\/+$/g, '');

/** Where a page stands in the shop. */
export const pathOfPage = (slug: string): string => {
  const first = slug.split('/')[0] ?? '';
  if (slug === '') return '/';
  return OWN_ADDRESS.has(first) ? `/${slug}` : `/page/${slug}`;
};

/** A page with the id and the path it has in the store. */
export const withAddress = (page: ContentPage, { id, slug }: StoredContent): ContentPage => ({
  ...page,
  uuid: id,
  fullSlug: slug,
});
