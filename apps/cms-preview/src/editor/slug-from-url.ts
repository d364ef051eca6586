/** Slug of the start page in the preview. */
export const START_PAGE = 'startpage';

/** Pages with an address of their own; every other one stands below /page/. */
const OWN_ADDRESS = /^\/((?:flyers|messe|contacts|jobs)(?:\/[^?#]*)?)$/;

/**
 * The slug of the content page behind an address of the shop.
 *
 * @returns undefined for what is no page of content
 * @example slugFromUrl('/page/wir/team') // 'wir/team'
 */
export const slugFromUrl = (address: string): string | undefined => {
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  if (path === '/') return START_PAGE;
  const [, below] = /^\/page\/(.+)$/.exec(path) ?? [];
  return below ?? OWN_ADDRESS.exec(path)?.[1];
};

/** Where a preview of a page stands, below the preview's base. */
export const previewPath = (slug: string): string => `/${slug.split('/').map(encodeURIComponent).join('/')}`;
